import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { openAporte } from '../support/islas.tsx'
import { aviso, seFue } from '../support/pantallas.tsx'

/** A visitor before the form that adds a creator, among others' records. */
async function conFormulario() {
  const api = testApi()
  insertCreador(api.db, {
    first_name: 'José Asunción',
    last_name: 'Flores',
    slug: 'jose-asuncion-flores',
    birth_year: 1904,
  })
  insertCreador(api.db, { first_name: 'Juan E.', last_name: "O'Leary", birth_year: 1879 })
  const { user, write, dialogo, ...visita } = await openAporte(api)
  const campo = (nombre: string) => within(dialogo).getByLabelText(new RegExp(`^${nombre}( \\*)?$`))
  const anio = () =>
    within(within(dialogo).getByRole('group', { name: /^Nacimiento/ })).getByLabelText(/^Año/)
  const go = (pestana: string) =>
    user.click(within(dialogo).getByRole('tab', { name: new RegExp(`^${pestana}`) }))
  const press = (nombre: string) => user.click(within(dialogo).getByRole('button', { name: nombre }))
  const fillQuien = async (nacimiento = '1952') => {
    await write(campo('Nombres'), 'Sofía')
    await write(campo('Apellidos'), 'Mendoza')
    await write(anio(), nacimiento)
    await write(campo('Biografía'), 'Arpista de San Bernardino.')
    await write(campo('Obras notables'), 'Lago azul')
  }
  return { ...api, ...visita, user, write, dialogo, campo, anio, go, press, fillQuien }
}

const hasFocus = (elemento: HTMLElement) => waitFor(() => expect(elemento).toHaveFocus())
const paso = () => document.querySelector('[aria-current=step]')
const esElPaso = (texto: string) => waitFor(() => expect(paso()).toHaveTextContent(texto))

test('cada regla de un aporte avisa en su orden, y lleva a su campo', async () => {
  const { user, write, dialogo, campo, anio, go, press, red } = await conFormulario()
  const says = async (texto: string) => {
    await press('Agregar creador')
    expect(await aviso(texto)).toBeVisible()
  }
  await says('Los nombres y apellidos del compositor son obligatorios.')
  await hasFocus(campo('Nombres'))
  await write(campo('Nombres'), 'Sofía')
  await write(campo('Apellidos'), 'Mendoza')
  await go('Multimedia')
  await user.click(campo('Soy estudiante de la cátedra'))
  await says('Como alumno, debes proporcionar tu nombre y apellido.')
  await write(campo('Tu nombre'), 'Ana')
  await write(campo('Tu apellido'), 'Benítez')
  await says('El año de nacimiento es obligatorio.')
  await hasFocus(anio())
  await write(anio(), '1952')
  await says('Debes seleccionar al menos un rol principal.')
  await hasFocus(campo('Compositor'))
  await user.click(campo('Poeta'))
  expect(within(dialogo).getByRole('combobox', { name: /^Período/ })).toHaveValue('TRANSICION')
  await says('El email es obligatorio.')
  await hasFocus(campo('Tu email'))
  await write(campo('Tu email'), 'ana@example.org')
  await says('La biografía es obligatoria.')
  await write(campo('Biografía'), 'Música de San Bernardino.')
  await says('Las obras notables son obligatorias.')
  await write(campo('Obras notables'), 'Lago azul; Siesta')
  await says('Agrega al menos una fuente.')
  await hasFocus(campo('Fuente'))
  expect(red.pedidos).not.toContain('POST /composers')
})

test('lo que se escribió se envía una vez, y se va a la página de su recibo', async () => {
  const { user, write, dialogo, campo, go, fillQuien, asAdmin, red } = await conFormulario()
  await fillQuien()
  await go('Roles')
  await user.click(campo('Poeta'))
  await user.click(campo('Compositor'))
  await go('Multimedia')
  await write(campo('Fuente'), 'Acta de bautismo')
  await write(campo('Tu email'), 'ana@example.org')
  const release = red.hold('POST /composers')
  await user.dblClick(within(dialogo).getByRole('button', { name: 'Agregar creador' }))
  release()

  expect(await aviso(/^¡Compositor agregado con éxito! Revisa tu correo/)).toBeVisible()
  await seFue(dialogo)
  await waitFor(() => expect(location.pathname).toMatch(/^\/aporte\/GUA-/))
  expect(red.pedidos.filter((uno) => uno === 'POST /composers')).toHaveLength(1)
  const [aporte] = (await asAdmin.composers.pending.get()).data
  expect(aporte).toMatchObject({ birth_year: 1952, mainRole: ['POET', 'COMPOSER'], period: 'TRANSICION' })
  expect(aporte).toMatchObject({ fuentes: [{ texto: 'Acta de bautismo', datos: [] }], photo_url: null })
  expect(localStorage.getItem('guarania.aporte')).toBeNull()
})

test('el borrador sobrevive a cerrar el diálogo', async () => {
  const { user, write, dialogo, campo, open } = await conFormulario()
  await write(campo('Apellidos'), 'Miranda')
  await user.keyboard('{Escape}')
  await seFue(dialogo)

  expect(within(await open()).getByLabelText(/^Apellidos/)).toHaveValue('Miranda')
})

test('al escribir el nombre se muestra a quien ya está, sin impedir nada', async () => {
  const { write, dialogo, campo } = await conFormulario()
  await write(campo('Nombres'), 'jose asuncion')
  await write(campo('Apellidos'), 'flores')

  const enlace = await within(dialogo).findByRole('link', { name: /José Asunción Flores/ })
  expect(enlace).toHaveAttribute('href', '/creador/jose-asuncion-flores')
})

test.each(['Oleary', 'O Leary', 'O’Leary'])(
  'a quien lleva apóstrofo se lo reconoce también escrito %s',
  async (apellido) => {
    const { write, dialogo, campo } = await conFormulario()
    await write(campo('Apellidos'), apellido)

    expect(await within(dialogo).findByRole('link', { name: /Juan E\. O'Leary/ })).toBeVisible()
  },
)

test('sin servidor, el aporte lo dice y conserva lo escrito; lo que el servidor rechaza va a su campo', async () => {
  const { user, write, campo, go, press, fillQuien, red } = await conFormulario()
  await fillQuien()
  await go('Roles')
  await user.click(campo('Compositor'))
  await go('Multimedia')
  await write(campo('Fuente'), 'ABC Color, 1998')
  await write(campo('Tu email'), 'ana@example.org')
  red.cut('POST /composers')
  await press('Agregar creador')
  expect(await aviso('Ocurrió un error al agregar el compositor...')).toBeVisible()

  red.refuse('POST /composers', 400, {
    error: 'Esa foto no.',
    code: 'x',
    campos: { photo_url: 'Esa foto no.' },
  })
  await press('Agregar creador')

  expect(await aviso('Esa foto no.')).toBeVisible()
  const foto = screen.getByLabelText(/^Dirección de una foto/)
  await hasFocus(foto)
  expect(foto).toHaveAccessibleDescription(/Esa foto no\./)
  await go('Información Básica')
  expect(campo('Nombres')).toHaveValue('Sofía')
})

test('tres pasos dicen por dónde se va, y cada uno sigue cuando está completo', async () => {
  const { user, dialogo, campo, press, fillQuien } = await conFormulario()
  const pasos = within(within(dialogo).getByRole('list', { name: 'Pasos' })).getAllByRole('listitem')
  expect(pasos.map(({ textContent }) => textContent)).toEqual([
    '1 Quién',
    '2 Qué hizo',
    '3 Fuentes y tu email',
  ])
  await press('Siguiente')
  expect(await aviso('Los nombres y apellidos del compositor son obligatorios.')).toBeVisible()
  await hasFocus(campo('Nombres'))
  await esElPaso('1 Quién')
  await fillQuien()
  await user.type(campo('Apellidos'), '{Enter}')
  await esElPaso('2 Qué hizo')
  await press('Siguiente')
  await hasFocus(campo('Compositor'))
  await user.click(campo('Compositor'))
  await press('Siguiente')
  await esElPaso('3 Fuentes y tu email')
  expect(within(dialogo).getByRole('tab', { name: /^Multimedia/ })).toHaveAttribute('aria-selected', 'true')
  expect(within(dialogo).queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument()
  await press('Anterior')
  await esElPaso('2 Qué hizo')
})

test('una agrupación sigue sin apellido: su rol se dice después', async () => {
  const { user, campo, press, fillQuien } = await conFormulario()
  await fillQuien()
  await user.clear(campo('Apellidos'))

  await press('Siguiente')

  await esElPaso('2 Qué hizo')
})

test('el período es uno de la línea y sale solo, hasta que se elige otro', async () => {
  const { user, dialogo, campo, press, fillQuien } = await conFormulario()
  await fillQuien('1902')
  await press('Siguiente')
  const periodo = within(dialogo).getByRole('combobox', { name: /^Período/ })
  expect(
    within(periodo)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Colonial, hasta 1811',
    'Independencia y Guerra Grande, 1811–1870',
    'Posguerra, 1870–1920',
    'Guerra del Chaco y Guarania, 1920–1950',
    'Dictadura, 1950–1989',
    'Transición, 1989–2000',
    'Actualidad, desde 2000',
    'Indeterminado',
  ])
  expect(periodo).toHaveValue('GUERRA_DEL_CHACO_Y_GUARANIA')
  await user.click(campo('Agrupación/Orquesta'))
  await waitFor(() => expect(periodo).toHaveValue('POSGUERRA'))

  await user.selectOptions(periodo, 'DICTADURA')
  await user.click(campo('Agrupación/Orquesta'))

  expect(periodo).toHaveValue('DICTADURA')
})
