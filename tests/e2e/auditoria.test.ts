import { expect, expectFits, telefono, test } from './fixtures'

test('la auditoría dice quién cambió qué, y se busca en ella', async ({ page, signInAs }) => {
  const { call } = await signInAs('admin')
  for (let i = 1; i <= 2; i++) {
    const { id } = await call('POST /admin/catedras', { nombre: `Órgano ${i}`, anio: 2026 })
    await call(`DELETE /admin/catedras/${id}`)
  }
  await page.setViewportSize(telefono)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page.getByRole('navigation', { name: 'Tu sesión' }).getByRole('link', { name: 'Auditoría' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Creó la cátedra: «Órgano 2»' })).toContainText(
    'Administración',
  )
  await expectFits(page)

  await page.getByLabel('Qué').fill('organo 1')
  await expect(page.getByText('2 cambios', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/q=organo\+1/)
  await page.getByLabel('Hasta').fill('2020-01-01')
  await expect(page.getByText('No se encontraron cambios')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar los filtros' }).click()
  await expect(page.getByLabel('Hasta')).toHaveValue('')
  await expect(page.getByLabel('Qué')).toHaveValue('')
  await page.getByLabel('Quién').selectOption('admin')
  await expect(page.getByText('Eliminó la cátedra').first()).toBeVisible()
})
