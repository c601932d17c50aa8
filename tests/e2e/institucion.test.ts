import { muestras } from '../support/archivos'
import { expect, expectFits, telefono } from './fixtures'
import { test } from './instalacion'

test('la institución tiene su nombre, su color y su logo en todas las páginas', async ({
  page,
  program,
  signInAs,
}) => {
  const { call } = await signInAs('admin')
  await call('PUT /admin/institucion', { nombre: 'Conservatorio de Areguá', color: '#ffcc00' })
  await page.goto('/admin/institucion')
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
