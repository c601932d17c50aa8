import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundo } from '../support/mundo.ts'
import { createMundoConTarea } from '../support/mundo-con-tarea.ts'
import { aviso, enter, fila, openMoreOf, seFue, titulo } from '../support/pantallas.tsx'

test('quien elimina una cátedra por error la tiene de vuelta con un toque', async () => {
  const mundo = createMundo({ catedra: { nombre: 'Órgano barroco' } })
  const { user, press } = await enter(mundo, '/admin/catedras/1')
  await openMoreOf('la cátedra')
  await press('Eliminar')
  const pregunta = await screen.findByRole('dialog', { name: /^¿Eliminar la cátedra Órgano barroco/ })
  await waitFor(() => expect(pregunta).toHaveTextContent('Queda 60 días en la papelera'))
  await user.click(within(pregunta).getByRole('button', { name: 'Eliminar la cátedra' }))
  await titulo('Cátedras')
  await press('Deshacer')

  expect(await aviso('Se restauró la cátedra «Órgano barroco».')).toBeVisible()
  expect(await fila('Órgano barroco')).toBeVisible()
  expect((await mundo.asAdmin.admin.catedras({ id: 1 }).get()).data.nombre).toBe('Órgano barroco')
})

test('la papelera devuelve a un alumno con otro email', async () => {
  const email = 'elena@prueba.py'
  const mundo = createMundo()
  const { id } = mundo.enroll({ nombre: 'Elena', apellido: 'Vega', email })
  await mundo.asAdmin.alumnos({ id }).delete()
  mundo.enroll({ nombre: 'Otra', apellido: 'Elena', email })
  const { user, press, write } = await enter(mundo, '/admin/papelera')
  const elena = await screen.findByRole('heading', { name: 'Elena Vega' })

  await press('Restaurar «Elena Vega»')
  const dialogo = await screen.findByRole('dialog', { name: 'Restaurar con otro dato' })
  expect(dialogo).toHaveTextContent(`Otra persona usa ahora ${email}.`)
  await write(within(dialogo).getByLabelText(/^Email/), 'nueva@prueba.py')
  await user.click(within(dialogo).getByRole('button', { name: 'Restaurar' }))

  expect(await aviso('Se restauró el alumno «Elena Vega».')).toBeVisible()
  await seFue(elena)
  expect((await mundo.asAdmin.alumnos({ id }).get()).data.email).toBe('nueva@prueba.py')
})

test('la papelera elimina para siempre', async () => {
  const mundo = createMundo()
  const { id } = mundo.enroll({ nombre: 'Elena', apellido: 'Vega' })
  await mundo.asAdmin.alumnos({ id }).delete()
  const { user, press } = await enter(mundo, '/admin/papelera')
  const elena = await screen.findByRole('heading', { name: 'Elena Vega' })

  await press('Eliminar para siempre «Elena Vega»')
  const pregunta = await screen.findByRole('dialog')
  await user.click(within(pregunta).getByRole('button', { name: 'Eliminar para siempre' }))

  expect(await aviso('Se eliminó para siempre.')).toBeVisible()
  await seFue(elena)
})

test('un docente encuentra en su papelera lo que eliminó', async () => {
  const mundo = await createMundoConTarea({ titulo: 'Fuga a tres voces' })
  const { tareaMaestra, aula, docente } = mundo
  await aula.tareas({ tareaId: tareaMaestra.id }).delete()
  const { press, go } = await enter(mundo, '/docente/papelera', 'docente', docente)
  expect(await screen.findByText('Tarea · Armonía')).toBeVisible()

  await press('Restaurar «Fuga a tres voces»')

  expect(await aviso('Se restauró la tarea «Fuga a tres voces».')).toBeVisible()
  expect(await screen.findByText('La papelera está vacía')).toBeVisible()
  await go('/docente/catedra/1?tab=tareas')
  expect((await screen.findAllByText('Fuga a tres voces'))[0]).toBeVisible()
})
