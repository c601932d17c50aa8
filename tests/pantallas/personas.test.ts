import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertAlumno } from '../support/academia.ts'
import { testApi } from '../support/api.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, direccion, enter, fila, seFue } from '../support/pantallas.tsx'

const hasFocus = (elemento: HTMLElement) => waitFor(() => expect(elemento).toHaveFocus())

/** Graciela teaches Armonía to Ana; the administrator at an address. */
async function conAna(lugar = '/admin/alumnos') {
  const mundo = createMundo()
  mundo.enroll({ nombre: 'Ana', apellido: 'Acosta', email: 'ana@prueba.py' })
  return { ...mundo, ...(await enter(mundo, lugar)) }
}

test('un alumno se crea: de un menor se pide su tutor, y su email es solo suyo', async () => {
  const { user, press, write } = await conAna()
  await press('Crear Alumno')
  const dialogo = within(await screen.findByRole('dialog'))
  await write(await dialogo.findByLabelText(/^Nombre/), 'Irene')
  await write(dialogo.getByLabelText(/^Apellido/), 'Vázquez')
  await write(dialogo.getByLabelText(/^Email/), 'ANA@prueba.py')
  const menor = dialogo.getByLabelText('Es menor de edad')
  await user.click(menor)
  await press('Crear alumno')
  expect(await aviso('El nombre del tutor es obligatorio para un menor de edad.')).toBeVisible()
  await hasFocus(dialogo.getByLabelText(/^Nombre del tutor/))

  await write(dialogo.getByLabelText(/^Nombre del tutor/), 'Rosa')
  await user.click(menor)
  await user.click(menor)
  expect(dialogo.getByLabelText(/^Nombre del tutor/)).toHaveValue('')
  await user.click(menor)
  await press('Crear alumno')
  expect(await dialogo.findByText('Ya existe un alumno con ese email.')).toBeVisible()
  await hasFocus(dialogo.getByLabelText(/^Email/))
  await write(dialogo.getByLabelText(/^Email/), 'irene@ejemplo.com')
  await user.dblClick(dialogo.getByRole('button', { name: 'Crear alumno' }))

  expect(await aviso('Alumno creado exitosamente!')).toBeVisible()
  await write(/^Buscar/, 'vazquez irene')
  expect(await screen.findByText('1 alumno')).toBeVisible()
  expect(await fila('irene@ejemplo.com')).toBeVisible()
})

test('de una lista larga viene una parte, y lo que se busca se halla en toda', async () => {
  const mundo = createMundo()
  for (let i = 1; i <= 210; i++)
    insertAlumno(mundo.db, { nombre: 'Uno', apellido: `A${String(i).padStart(3, '0')}` })
  const zoe = insertAlumno(mundo.db, { nombre: 'Zoe', apellido: "Z'Última" })
  const { write } = await enter(mundo, '/admin/alumnos')
  expect(await screen.findByText('211 alumnos')).toBeVisible()
  expect(screen.getByText('Se ven 100 de 211.')).toBeVisible()
  screen.getByText('Mostrar más').click()
  expect(await screen.findByText('Se ven 200 de 211.')).toBeVisible()
  screen.getByText('Mostrar más').click()
  expect(await screen.findByText(zoe.email)).toBeVisible()

  await write(/^Buscar/, 'zultima zoe')
  expect(await screen.findByText('1 alumno')).toBeVisible()
  expect(screen.getByText(zoe.email)).toBeVisible()
})

test('un alumno se edita, y se elimina sabiendo qué se va con él', async () => {
  const { user, press, pressMore, write } = await conAna()
  await press('Editar a Ana Acosta')
  const dialogo = await screen.findByRole('dialog')
  await waitFor(() =>
    expect(dialogo).toHaveTextContent('Entregas: 0 KB de 1.024,00 MB. En tablones: 0 KB de 10,00 MB.'),
  )
  await write(within(dialogo).getByLabelText(/^Instrumento/), 'Oboe')
  await press('Guardar cambios')
  await waitFor(async () => expect(await fila('ana@prueba.py')).toHaveTextContent('Oboe'))

  await pressMore('Ana Acosta', 'Eliminar a Ana Acosta')
  const pregunta = await screen.findByRole('dialog', { name: '¿Eliminar a Ana Acosta?' })
  await waitFor(() => expect(pregunta).toHaveTextContent('entregas y calificaciones:'))
  expect(within(pregunta).getByRole('listitem')).toHaveTextContent('Armonía')
  await user.click(within(pregunta).getByRole('button', { name: 'Cancelar' }))
  await seFue(pregunta)
  const ana = await fila('ana@prueba.py')
  await pressMore('Ana Acosta', 'Eliminar a Ana Acosta')
  await press('Eliminar al alumno')

  expect(await aviso('Alumno eliminado.')).toBeVisible()
  await seFue(ana)
  await hasFocus(screen.getByRole('heading', { level: 1 }))
})

test('de un docente que se elimina se nombran las cátedras que quedan sin docente', async () => {
  const { user, pressMore } = await conAna('/admin/docentes')
  await pressMore('Graciela Ocampos', 'Eliminar a Graciela Ocampos')
  const pregunta = await screen.findByRole('dialog')
  await waitFor(() => expect(pregunta).toHaveTextContent('sin docente'))
  await user.click(within(pregunta).getByRole('button', { name: 'Cancelar' }))

  expect(await fila('Graciela Ocampos')).toBeVisible()
})

test('un docente se crea, se edita y se elimina', async () => {
  const { press, pressMore, write } = await conAna('/admin/docentes')
  await press('Crear Docente')
  const dialogo = within(await screen.findByRole('dialog'))
  await write(await dialogo.findByLabelText(/^Nombre/), 'Hilda')
  await write(dialogo.getByLabelText(/^Apellido/), 'Franco')
  await write(dialogo.getByLabelText(/^Email/), 'hilda')
  await press('Crear docente')
  expect(await dialogo.findByText('El email no es válido.')).toBeVisible()
  await write(dialogo.getByLabelText(/^Email/), 'hilda@ejemplo.com')
  await press('Crear docente')
  expect(await aviso('Docente creado exitosamente!')).toBeVisible()

  await press('Editar a Hilda Franco')
  await write(/^Teléfono/, '021 111')
  await press('Guardar cambios')
  await waitFor(async () => expect(await fila('Hilda Franco')).toHaveTextContent('021 111'))
  const hilda = await fila('Hilda Franco')
  await pressMore('Hilda Franco', 'Eliminar a Hilda Franco')
  await press('Eliminar al docente')

  expect(await aviso('Docente eliminado.')).toBeVisible()
  await seFue(hilda)
  await press('Volver al Módulo Académico', 'link')
  await waitFor(() => expect(direccion()).toBe('/admin/dashboard?tab=academico'))
})

test('lo que se escribió en un formulario no está en el de otra clase de persona', async () => {
  const { press, write, go } = await conAna()
  await press('Crear Alumno')
  await write(/^Nombre/, 'Elsa')
  await write(/^Email/, 'elsa@ejemplo.com')
  await go('/admin/docentes')
  await press('Crear Docente')

  expect(await screen.findByLabelText(/^Nombre/)).toHaveValue('')
  expect(screen.getByLabelText(/^Email/)).toHaveValue('')
})

test.each([
  ['Cátedras', 'Todavía no hay cátedras'],
  ['Alumnos', 'Todavía no hay alumnos'],
  ['Docentes', 'Todavía no hay docentes'],
])('el Módulo Académico lleva a %s', async (nombre, vacio) => {
  const { user, press } = await enter(testApi(), '/admin/dashboard')
  await press(/^Módulo Académico/, 'tab')
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: nombre }))

  expect(await screen.findByRole('heading', { level: 1, name: nombre })).toBeVisible()
  expect(await screen.findByText(vacio)).toBeVisible()
  await press('Volver al Módulo Académico', 'link')
  await waitFor(() => expect(direccion()).toBe('/admin/dashboard?tab=academico'))
})
