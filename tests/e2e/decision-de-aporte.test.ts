import { adminPassword } from '../support/program'
import { aviso, expect } from './fixtures'
import { enter, search, sendAporte, test } from './moderacion'

test('el período elegido en la lista es el de la vista previa, y espera a una sesión nueva', async ({
  page,
}) => {
  const nombre = await sendAporte(page, 'Situada')
  await enter(page, '/admin/dashboard?tab=aportes')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await aporte.getByLabel('Período').selectOption('TRANSICION')
  await aporte.getByLabel('Calidad').selectOption('A')
  await aporte.getByRole('link', { name: nombre, exact: true }).click()
  await expect(page.locator('.tarjeta')).toHaveClass(/TRANSICION/)
  await page.goBack()
  await page.evaluate(() => localStorage.setItem('adminToken', 'vencida'))
  await aporte.getByRole('button', { name: 'Aprobar' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Ingresar' }).click()

  await expect(aporte.getByLabel('Período')).toHaveValue('TRANSICION')
  await expect(aporte.getByLabel('Calidad')).toHaveValue('A')
  await aporte.getByRole('button', { name: 'Aprobar' }).click()
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  expect(await search(page, nombre)).toMatchObject({ period: 'TRANSICION', quality: 'A' })
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((clave) => /decision/.test(clave))),
  ).toEqual([])
})
