import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertAsistencia, insertDiaClase, insertPlan, insertUnidad } from '../support/academia.ts'
import { insertTarea } from '../support/cursado.ts'
import { createMundo } from '../support/mundo.ts'
import { createMundoConTarea } from '../support/mundo-con-tarea.ts'
import { aviso, enter, fila, item, openMoreOf, seFue } from '../support/pantallas.tsx'

/** A day of class of Ana and Beto, and the administrator at an address of their course. */
async function conClase(lugar: string) {
  const mundo = createMundo({ alumnos: 2 })
  const dia = insertDiaClase(mundo.db, { catedraId: 1, fecha: '2026-03-02' })
  return { ...mundo, dia, ...(await enter(mundo, `/admin/catedras/1${lugar}`)) }
}

test('el administrador ve la asistencia de cada alumno, con su detalle', async () => {
  const { db, dia, alumnos, press } = await conClase('?tab=asistencia')
  insertAsistencia(db, { diaClaseId: dia.id, alumnoId: alumnos[0].id })
  insertDiaClase(db, { catedraId: 1, fecha: '2026-03-09' })
  const asistencia = within(await screen.findByRole('region', { name: 'Asistencia' }))
  for (const columna of ['Total Clases', 'Presente', 'Ausente', '% Asistencia'])
    expect(await asistencia.findByRole('columnheader', { name: columna })).toBeVisible()

  await waitFor(async () => expect(await fila('Ana Acosta')).toHaveTextContent(/100,00\s% hasta hoy/))

  await press('Ver Detalle de Ana Acosta')

  const detalle = await screen.findByRole('dialog', { name: 'Ana Acosta' })
  await waitFor(() => expect(detalle).toHaveTextContent(/100,00\s% hasta hoy/))
  await waitFor(() =>
    expect(within(detalle).getAllByRole('listitem').at(-1)).toHaveTextContent(/02\/03\/2026.*Presente/),
  )
})

test('el administrador corrige la asistencia de un día de clase', async () => {
  const { red, user, press } = await conClase('?tab=clases')
  await press('Asistencia del 02/03/2026')
  const dialogo = within(await screen.findByRole('dialog', { name: 'Asistencia' }))
  const deAna = (estado: string) =>
    dialogo.findByRole('checkbox', { name: new RegExp(`Ana Acosta ${estado}`) })
  await user.click(await deAna('Sin Registro'))
  expect(await aviso('Asistencia actualizada.')).toBeVisible()
  expect(await deAna('Presente')).toBeChecked()

  red.refuse('POST /admin/catedras/1/asistencia', 500)
  red.refuse('PUT /admin/catedras/1/asistencia', 500)
  await user.click(await deAna('Presente'))
  expect(await aviso('Error al actualizar asistencia.')).toBeVisible()
  expect(await dialogo.findByText('El servidor no responde: 1 marca por enviar')).toBeVisible()
  expect(await deAna('Ausente')).not.toBeChecked()
  red.restore()
  await press('Enviar ahora')
  await waitFor(() => expect(dialogo.queryByText(/por enviar/)).not.toBeInTheDocument())

  await user.click(dialogo.getByRole('button', { name: 'Todos presentes' }))
  await press('Marcar a todos')
  expect(await deAna('Presente')).toBeChecked()
  await user.click(dialogo.getByRole('button', { name: 'Listo' }))
  await press('Asistencia', 'tab')
  await waitFor(async () => expect(await fila('Ana Acosta')).toHaveTextContent(/100,00\s%/))
})

test('el administrador lee los planes', async () => {
  const { db, user, press, go } = await conClase('')
  const plan = insertPlan(db, { catedraId: 1, titulo: 'Plan anual de armonía' })
  insertUnidad(db, { planId: plan.id, periodo: 'Módulo 3', contenido: '<p>Flores</p>' })
  await go('/admin/catedras/1?tab=planes')
  await user.click(await screen.findByRole('heading', { name: /Plan anual de armonía/ }))
  await press(/^Ver detalles de Módulo 3/)

  const detalles = await screen.findByRole('dialog')
  await waitFor(() => expect(detalles).toHaveTextContent('Flores'))
  await user.click(within(detalles).getByRole('button', { name: 'Cerrar' }))
  await seFue(detalles)
})

test('la administración califica lo entregado, y queda entre lo calificado', async () => {
  const mundo = await createMundoConTarea({ titulo: 'Coral' })
  await mundo.assign()
  await mundo.deliver(0)
  const { user, press, write } = await enter(mundo, '/admin/dashboard?tab=tareas')
  await write('Buscar por alumno, tarea o cátedra', 'coral')
  const boton = await screen.findByRole('button', { name: /^Calificar/ })
  await write('Puntos', '12')
  await user.click(boton)
  expect(await aviso('Los puntos deben estar entre 0 y 10.')).toBeVisible()
  await write('Puntos', '10')
  await write('Comentario (opcional)', 'Excelente.')
  await user.dblClick(boton)

  expect(await aviso('Tarea calificada exitosamente!')).toBeVisible()
  expect(await screen.findByText('No hay tareas por calificar')).toBeVisible()
  await press(/^Tareas Calificadas/, 'tab')
  expect(await screen.findByRole('list', { name: 'Tareas Calificadas' })).toHaveTextContent('Coral')
  expect(await screen.findByRole('textbox', { name: 'Puntos' })).toHaveValue('10')
  expect(screen.getByLabelText('Comentario')).toHaveValue('Excelente.')
})

test('la administración califica también lo que se devolvió, entre lo pendiente', async () => {
  const mundo = await createMundoConTarea({ titulo: 'Coral' })
  await mundo.assign()
  await mundo.deliver(0)
  await mundo.asDocente('POST /docente/tareasAsignaciones/1/devolver', {
    comentario_docente: 'Falta el final.',
  })
  const { write, press } = await enter(mundo, '/admin/dashboard?tab=tareas')

  expect(await screen.findByRole('heading', { name: 'Devueltas y sin entregar otra vez' })).toBeVisible()
  const devuelta = await item('Coral')
  await write(await within(devuelta).findByLabelText(/^Puntos/), '6')
  await press('Calificar lo que entregó')

  expect(await aviso('Tarea calificada exitosamente!')).toBeVisible()
  await seFue(devuelta)
})

test('la administración hace un recuperatorio desde la lista de tareas', async () => {
  const mundo = await createMundoConTarea({ titulo: 'Coral' })
  await mundo.assign()
  const { press, pressMore } = await enter(mundo, '/admin/catedras/1?tab=tareas')

  await pressMore('la tarea Coral', 'Hacer un recuperatorio de «Coral»')
  await press('Hacer el recuperatorio')

  expect(await aviso('Se creó «Recuperatorio: Coral».')).toBeVisible()
  expect(await fila('Recuperatorio: Coral')).toBeVisible()
})

test('la administración crea, asigna y elimina una tarea desde la cátedra', async () => {
  const { red, user, press, write } = await conClase('?tab=tareas')
  await press('Crear Tarea')
  const ficha = within(await screen.findByRole('dialog', { name: 'Crear Tarea' }))
  await write(await ficha.findByLabelText(/^Título/), 'Canon')
  await user.click(ficha.getByRole('button', { name: 'Crear Tarea' }))
  expect(await aviso('Por favor, completa todos los campos obligatorios.')).toBeVisible()
  await user.type(await ficha.findByRole('textbox', { name: /^Descripción/ }), 'A la octava.')
  await write(ficha.getByLabelText(/^Puntos posibles/), '15')
  await user.click(ficha.getByRole('radio', { name: /^Después/ }))
  await user.click(ficha.getByRole('button', { name: 'Crear Tarea' }))
  expect(await aviso('Tarea creada exitosamente.')).toBeVisible()
  expect(await fila('Canon')).toHaveTextContent('Maestra (Sin Asignar)')

  await openMoreOf('la tarea Canon')

  await press(/^Asignar .*Canon/)
  const assign = within(await screen.findByRole('dialog', { name: 'Asignar tarea' }))
  await user.click(await assign.findByRole('checkbox', { name: /^Todos los que no la tienen/ }))
  await user.click(assign.getByRole('button', { name: 'Asignar tarea' }))
  await waitFor(async () => expect(await fila('Canon')).toHaveTextContent('Maestra (Asignada)'))
  const canon = await fila('Canon')
  red.cut('DELETE /admin/tareas/1')
  await openMoreOf('la tarea Canon')
  await press(/^Eliminar .*Canon/)
  await press('Eliminar la tarea')
  expect(await aviso('No se pudo eliminar la tarea.')).toBeVisible()
  red.restore()
  await press('Eliminar la tarea')

  expect(await aviso('Tarea eliminada exitosamente.')).toBeVisible()
  await seFue(canon)
})

test('a quiénes se iba a asignar espera a una sesión nueva', async () => {
  const mundo = createMundo({ alumnos: 3 })
  const { id } = insertTarea(mundo.db, { catedraId: 1, titulo: 'Canon' })
  const asignar = `/admin/catedras/1?asignar=${id}`
  const { user, press, go, expire, signInAgain } = await enter(mundo, asignar)
  const casilla = (quien: RegExp) => screen.findByRole('checkbox', { name: quien })
  await user.click(await casilla(/Beto Báez/))
  expire()
  await press('Asignar tarea')
  await signInAgain()

  expect(await casilla(/Beto Báez/)).toBeChecked()
  expect(await casilla(/Ana Acosta/)).not.toBeChecked()
  expect(await screen.findByText('Recuperamos lo que estabas escribiendo.')).toBeVisible()
  await press('Asignar tarea')
  expect(await aviso('Tarea asignada exitosamente a los alumnos seleccionados!')).toBeVisible()
  await go('/admin/catedras/1')
  await go(asignar)
  await waitFor(async () => expect(await casilla(/Beto Báez/)).toBeDisabled())
  expect(screen.queryByText(/Recuperamos/)).not.toBeInTheDocument()
})
