import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter, titulo } from '../support/pantallas.tsx'

const dialogo = () => screen.findByRole('dialog', { name: 'Código para ingresar' })

async function readCodigo() {
  const dicho = await within(await dialogo()).findByText(/\d{3} \d{3}/)
  return /\d{3} \d{3}/.exec(dicho.textContent ?? '')?.[0]
}

test('una docente da un código, dice por cuánto vale, y vuelve a donde estaba', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const { catedra, docente, call } = mundo
  const [ana] = mundo.alumnos
  const { press, pressMore, user } = await enter(
    mundo,
    `/docente/catedra/${catedra.id}?tab=alumnos`,
    'docente',
    docente,
  )
  await pressMore('Ana Acosta', 'Dar un código para ingresar a Ana Acosta')
  expect(await screen.findByText(/Vale por 10 minutos y una sola vez\./)).toBeVisible()
  await press('Dar el código')
  const codigo = await readCodigo()
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/)
  await user.click(
    within(await dialogo())
      .getAllByRole('button', { name: 'Cerrar' })
      .at(-1) as HTMLElement,
  )

  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Más acciones de Ana Acosta' })).toHaveFocus(),
  )
  const body = JSON.stringify({ email: ana.email, otp: codigo?.replace(' ', '') })
  const headers = { 'content-type': 'application/json' }
  expect((await call('/alumnos/verify-otp', { method: 'POST', headers, body })).status).toBe(200)
})

test('a quienes no les llegan los correos se los ve, con el código al lado', async () => {
  const mundo = createMundo({ alumnos: 2 })
  const { catedra, docente, alumnos } = mundo
  const sinCorreo = alumnos.map(({ id, nombre, apellido, email }) => ({
    alumnoId: id,
    nombre,
    apellido,
    email,
    desde: '2026-03-01T10:00:00.000Z',
  }))
  const { red, go, press, user } = await enter(mundo, '/docente/calendario', 'docente', docente)
  red.refuse(`GET /docente/catedra/${catedra.id}/sin-correo`, 200, sinCorreo)
  await go(`/docente/catedra/${catedra.id}?tab=alumnos`)
  await user.click(await screen.findByText('A 2 alumnos no les llegan los correos'))

  await press('Dar un código a Beto Báez')

  expect(await dialogo()).toHaveTextContent('Para Beto Báez.')
  expect(await dialogo()).toHaveTextContent(alumnos[1].email)
})

test('la administración lo da desde la lista de alumnos; si son demasiados, dice cuánto esperar', async () => {
  const mundo = createMundo({ alumnos: 2 })
  const { red, press, pressMore, write } = await enter(mundo, '/admin/alumnos')
  await write(/^Buscar/, mundo.alumnos[0].email)
  await pressMore('Ana Acosta', 'Dar un código para ingresar a Ana Acosta')
  await press('Dar el código')
  const codigo = await readCodigo()
  const error = 'Demasiados intentos. Prueba de nuevo en 40 minutos.'
  const pedido = red.pedidos.findLast((uno) => uno.endsWith('/codigo')) ?? ''
  red.refuse(pedido, 429, { error, message: error, code: 'demasiados_pedidos' })

  await press('Dar otro')

  expect(await aviso(error)).toBeVisible()
  expect(await readCodigo()).toBe(codigo)
})

test('quien ingresa con él ve en su perfil cómo ingresó, y qué todavía no puede', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const [ana] = mundo.alumnos
  const { codigo } = (await mundo.aula.alumnos({ alumnoId: ana.id }).codigo.post()).data
  const { go, press, write } = await enter(mundo, '/alumno/catedra/99999', 'alumno', ana)
  localStorage.clear()
  dispatchEvent(new Event('pageshow'))
  await go('/alumno/login')
  await write('Email', ana.email)
  await press('Ya tengo un código')
  await write('Código de 6 dígitos', codigo)
  await press('Verificar código')
  await titulo('Mi Dashboard de Alumno')

  await go(`/alumno/profile/${ana.id}`)

  const ingresos = await screen.findByRole('region', { name: 'Tus últimos ingresos' })
  expect(within(ingresos).getByRole('listitem')).toHaveTextContent('Con un código en mano')
  expect(
    await screen.findByText(
      /^Entraste con un código en mano: .* se puede desde el \d\d\/\d\d\/\d{4}, o con un código/,
    ),
  ).toBeVisible()
  await press('Descargar mis datos')
  expect(await aviso(/^Entraste con un código en mano: eso se puede desde el /)).toBeVisible()
})

test('a un docente se lo da la administración, con su contraseña', async () => {
  const mundo = createMundo()
  await mundo.adminPassword.prepare('lapacho rosado')
  const { press, pressMore, write } = await enter(mundo, '/admin/docentes')
  await pressMore('Graciela Ocampos', 'Dar un código para ingresar a Graciela Ocampos')
  await write('Tu contraseña de administración', 'lapacho rosado')

  await press('Dar el código')

  expect(await readCodigo()).toMatch(/\d{3} \d{3}/)
})
