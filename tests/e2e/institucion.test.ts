import { muestras } from '../support/archivos'
import { aviso, expect, expectFits, telefono } from './fixtures'
import { test } from './instalacion'

test('el administrador le pone nombre, color y logo a la institución, y todas las páginas los muestran', async ({
  page,
  program,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Institución' }).click()

  await page.getByLabel('Nombre de la institución').fill('')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByLabel('Nombre de la institución')).toBeFocused()
  await page.getByLabel('Nombre de la institución').fill('Conservatorio de Areguá')
  await page.getByText('Usar un color propio').click()
  await page.getByLabel('Color', { exact: true }).fill('#ffcc00')
  await expect(page.getByText('Para que ese color se lea, en el tema claro se usa más oscuro')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(aviso(page, 'Los datos de la institución se guardaron.')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Conservatorio de Areguá')

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'escudo.png', mimeType: 'image/png', buffer: muestras.png })
  await expect(page.getByAltText('El logo de ahora')).toBeVisible()
  await page.setViewportSize(telefono)
  await expectFits(page)

  await page.goto('/about')
  await expect(page).toHaveTitle(/Conservatorio de Areguá/)
  await expect(page.locator('.cabecera img.logo')).toBeVisible()
  const acento = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lapacho'))
  await expect.poll(acento).not.toBe('#a3215f')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await acento()).toBe('#ffcc00')
  expect(await (await page.request.get(`${program.url}/feed.xml`)).text()).toContain(
    'Conservatorio de Areguá',
  )
})
