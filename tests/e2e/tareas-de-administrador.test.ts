import { expect, test } from './fixtures'
import { conTarea, handIn } from './tareas'

test('de una lista que llega por partes se ve hasta lo último', async ({ page, signInAs }) => {
  const titulo = `Fuga ${crypto.randomUUID().slice(0, 8)}`
  const { alumnos, tareaId } = await conTarea(page, { titulo }, { alumnos: 3 })
  for (const { email } of alumnos) await handIn(page.request, await signInAs('alumno', email), { tareaId })
  await signInAs('admin')
  await page.route('**/api/admin/tareas/entregadas?*', (route, request) =>
    route.continue({ url: request.url().replace('limit=100', 'limit=1') }),
  )

  await page.goto('/admin/dashboard?tab=tareas')
  const entregas = page.getByRole('list', { name: 'Tareas Pendientes' }).getByRole('listitem')
  const more = page.getByRole('button', { name: /^(Ver|Mostrar) más$/ }).first()
  await expect(entregas).toHaveCount(1)
  await more.click()
  await expect(entregas).toHaveCount(2)
  // Other tests leave deliveries too: the rest comes in parts as large as ever.
  await page.unrouteAll({ behavior: 'wait' })
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(entregas.filter({ hasText: titulo })).toHaveCount(3, { timeout: 200 })
  }).toPass({ intervals: [50] })
})
