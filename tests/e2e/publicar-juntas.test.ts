import { aviso, escritorio, expect, expectFits, telefono, test } from './fixtures'
import { conTarea, handIn } from './tareas'

test('las notas que se publican juntas esperan, y llegan todas de una vez', async ({ page, signInAs }) => {
  const curso = await conTarea(page, {}, { alumnos: 2 })
  const { docente, catedraId, tareaId, call, alumnos } = curso
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/edit`)
  await page.getByLabel('Cuándo ven los alumnos sus notas').selectOption('Todas juntas, cuando las publique')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Tarea actualizada exitosamente.')).toBeVisible()
  const ids: number[] = []
  for (const { email } of alumnos)
    ids.push(await handIn(page.request, await signInAs('alumno', email), curso))
  for (const [i, id] of ids.entries())
    await call(`POST /admin/tareas/${id}/calificar`, { puntos_obtenidos: 7 + i, feedback: 'Muy bien.' })
  await page.goto(`/alumno/tarea/${ids[1]}`)
  await expect(page.getByText('Espera la corrección de tu docente')).toBeVisible()
  await expect(page.getByText('Muy bien.')).toHaveCount(0)

  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}?tab=tareas`)
  await expect(page.getByRole('listitem').filter({ hasText: '2 sin publicar' })).toBeVisible()
  await page.getByRole('link', { name: 'Corregir Armonizar un bajo' }).click()
  await expect(page.getByRole('region', { name: 'Rosa Prueba 1' })).toContainText('Corregida, sin publicar')
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
  }
  await page.getByRole('button', { name: 'Publicar 2 notas de Armonizar un bajo' }).click()

  await expect(aviso(page, '2 notas publicadas. Cada alumno recibe un correo con la suya.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publicar/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Rosa Prueba 1' })).toContainText('Calificada')
  await signInAs('alumno', alumnos[1]?.email)
  await page.goto(`/alumno/tarea/${ids[1]}`)
  await expect(page.getByText('8 de 10 puntos')).toBeVisible()
  await expect(page.getByText('Muy bien.')).toBeVisible()
})
