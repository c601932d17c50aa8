import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { aviso, enter, openMoreOf } from '../support/pantallas.tsx'

test('de una tarea se hace un recuperatorio para quienes no la aprobaron o no la entregaron', async () => {
  const mundo = await createMundoConAsignadas({}, { sinLimites: true })
  await mundo.deliver(0)
  await mundo.asDocente('POST /docente/tareasAsignaciones/1/calificar', { puntos_obtenidos: 9 })
  const { press } = await enter(mundo, '/docente/catedra/1?tab=tareas', 'docente', mundo.docente)

  await openMoreOf('Armonizar un bajo')
  await press('Hacer un recuperatorio de «Armonizar un bajo»')
  const dialogo = within(await screen.findByRole('dialog', { name: 'Hacer un recuperatorio' }))
  expect(await dialogo.findByLabelText('Título')).toHaveValue('Recuperatorio: Armonizar un bajo')
  expect(dialogo.getByRole('checkbox', { name: /Ana Acosta.*90 %/ })).not.toBeChecked()
  expect(dialogo.getByRole('checkbox', { name: /Beto Báez.*Sin nota/ })).toBeChecked()
  await press('Hacer el recuperatorio')

  expect(await aviso('Se creó «Recuperatorio: Armonizar un bajo».')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Recuperatorio: Armonizar un bajo' })).toBeVisible()
})
