import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { aviso, enter } from '../support/pantallas.tsx'

const MESA = '/docente/catedra/1/tareas/1/correccion'

/** Ana's delivery has 8 of 20 points. */
async function conNota() {
  const mundo = await createMundoConAsignadas({ puntos_posibles: 20 }, { alumnos: 1, sinLimites: true })
  await mundo.deliver(0)
  await mundo.asAdmin('POST /admin/tareas/1/calificar', { puntos_obtenidos: 8 })
  return mundo
}

const puntos = () => screen.findByRole('textbox', { name: 'Puntos' })

test('una nota errada se corrige en su mesa, con su motivo', async () => {
  const mundo = await conNota()
  const { press, write, user } = await enter(mundo, MESA, 'docente', mundo.docente)
  expect(await puntos()).toBeDisabled()
  await press('Rectificar nota')
  await waitFor(async () => expect(await puntos()).toHaveFocus())
  await write('Puntos', '18')
  expect(await screen.findByText('8 → 18')).toBeVisible()
  await press('Guardar la nota nueva')
  expect(await aviso('Escribe el motivo: el alumno lo va a leer.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Motivo')).toHaveFocus())
  await write('Motivo', 'Sumé mal los puntos del bajo.')
  await press('Guardar la nota nueva')

  expect(await aviso('La nota fue rectificada.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rectificar nota' })).toHaveFocus())
  await waitFor(async () => expect(await puntos()).toHaveValue('18'))
  await user.click(screen.getByText('Ver el historial'))
  const historial = await screen.findByRole('list', { name: 'Historial de la nota' })
  expect(within(historial).getAllByRole('listitem')).toHaveLength(2)
  expect(historial).toHaveTextContent(/Graciela Ocampos.*Administración/)
})

/** Her teacher corrected it. */
async function conRectificada() {
  const mundo = await conNota()
  const nueva = { puntos_obtenidos: 18, motivo: 'Sumé mal los puntos del bajo.' }
  await mundo.asDocente('POST /docente/tareasAsignaciones/1/rectificar', nueva)
  return mundo
}

test('entre lo del alumno dice que se rectificó', async () => {
  const mundo = await conRectificada()
  await enter(mundo, '/docente/catedra/1/alumno/1', 'docente', mundo.docente)

  expect(await screen.findByText('Rectificada')).toBeVisible()
})

test('el alumno ve qué cambió y por qué', async () => {
  const mundo = await conRectificada()
  const { user } = await enter(mundo, '/alumno/tarea/1', 'alumno', mundo.alumnos[0])

  expect(await screen.findByText(/18 de 20 puntos/)).toBeVisible()
  await user.click(screen.getByText('Ver el historial'))
  const historial = await screen.findByRole('list', { name: 'Historial de la nota' })
  expect(historial).toHaveTextContent('8 → 18')
  expect(historial).toHaveTextContent('Sumé mal los puntos del bajo.')
})

test('lo que uno acaba de calificar se cambia sin motivo', async () => {
  const mundo = await createMundoConAsignadas(
    { puntos_posibles: 20 },
    { alumnos: 1, sinLimites: true, avisoDeNotaMs: 600_000 },
  )
  await mundo.deliver(0)
  await mundo.asDocente('POST /docente/tareasAsignaciones/1/calificar', { puntos_obtenidos: 8 })
  const { press, write } = await enter(mundo, MESA, 'docente', mundo.docente)
  await press('Rectificar nota')
  expect(await screen.findByLabelText('Motivo (opcional)')).not.toBeRequired()
  await write('Puntos', '18')
  await press('Guardar la nota nueva')

  expect(await aviso('La nota fue rectificada.')).toBeVisible()
  await waitFor(async () => expect(await puntos()).toHaveValue('18'))
})

test('la que otra pantalla cambió mientras tanto no se pisa sin saberlo', async () => {
  const mundo = await conNota()
  const { press, write } = await enter(mundo, MESA, 'docente', mundo.docente)
  await press('Rectificar nota')
  await write('Puntos', '18')
  await write('Motivo', 'Sumé mal.')
  const otra = { puntos_obtenidos: 12, motivo: 'Llegó el final.' }
  await mundo.asAdmin('POST /admin/tareasAsignaciones/1/rectificar', otra)

  await press('Guardar la nota nueva')

  expect(await aviso('Mientras tanto alguien puso otra nota: ahora es 12 puntos.')).toBeVisible()
  expect(await screen.findByText('12 → 18')).toBeVisible()
  await press('Guardar la nota nueva')
  expect(await aviso('La nota fue rectificada.')).toBeVisible()
})

test('la administración rectifica entre lo calificado, y quien se arrepiente deja la nota que había', async () => {
  const { press, write } = await enter(await conNota(), '/admin/dashboard?tab=calificadas')
  await write('Buscar por alumno, tarea o cátedra', 'Armonizar')
  await press('Rectificar nota')
  await write('Puntos', '9')
  await press('Cancelar')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rectificar nota' })).toHaveFocus())
  expect(await puntos()).toHaveValue('8')

  await press('Rectificar nota')
  await write('Puntos', '10')
  await write('Motivo', 'Faltaba contar el final.')
  await press('Guardar la nota nueva')

  expect(await screen.findByText('Rectificada')).toBeVisible()
  expect(await puntos()).toHaveValue('10')
})

test('las notas que se publican juntas esperan, y llegan todas de una vez', async () => {
  const mundo = await createMundoConAsignadas({ publica: 'JUNTAS' }, { sinLimites: true })
  for (const i of [0, 1]) {
    await mundo.deliver(i)
    await mundo.asAdmin(`POST /admin/tareas/${i + 1}/calificar`, { puntos_obtenidos: 7 + i })
  }
  const { press } = await enter(mundo, '/docente/catedra/1?tab=tareas', 'docente', mundo.docente)
  expect(await screen.findByText(/2 sin publicar/)).toBeVisible()
  await press(/^Corregir Armonizar un bajo/, 'link')
  const deAna = await screen.findByRole('region', { name: 'Ana Acosta' })
  await waitFor(() => expect(deAna).toHaveTextContent('Corregida, sin publicar'))

  await press('Publicar 2 notas de Armonizar un bajo')

  expect(await aviso('2 notas publicadas. Cada alumno recibe un correo con la suya.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Publicar/ })).not.toBeInTheDocument())
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Ana Acosta' })).toHaveTextContent('Calificada'),
  )
})

test('el alumno no ve su nota antes de que se publique', async () => {
  const mundo = await createMundoConAsignadas({ publica: 'JUNTAS' }, { alumnos: 1, sinLimites: true })
  await mundo.deliver(0)
  const nota = { puntos_obtenidos: 8, feedback: 'Muy bien.' }
  await mundo.asAdmin('POST /admin/tareas/1/calificar', nota)
  await enter(mundo, '/alumno/tarea/1', 'alumno', mundo.alumnos[0])

  expect(await screen.findByText(/Espera la corrección de tu docente/)).toBeVisible()
  expect(screen.queryByText('Muy bien.')).not.toBeInTheDocument()
})

test('cuándo ven los alumnos sus notas se dice en la tarea', async () => {
  const mundo = await createMundoConAsignadas()
  const { user, press } = await enter(mundo, '/docente/catedra/1/tareas/1/edit', 'docente', mundo.docente)
  const cuando = await screen.findByLabelText('Cuándo ven los alumnos sus notas')

  await user.selectOptions(cuando, 'Todas juntas, cuando las publique')
  await press('Guardar cambios')

  expect(await aviso('Tarea actualizada exitosamente.')).toBeVisible()
  expect((await mundo.asDocente('GET /docente/catedra/1/tareas/1')).data.publica).toBe('JUNTAS')
})
