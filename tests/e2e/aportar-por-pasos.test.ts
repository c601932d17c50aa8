import type { Locator, Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { openAporte, toastOf } from './comunidad'
import { expect, expectGood, test } from './fixtures'

const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Siguiente' })

async function fillQuien(dialog: Locator) {
  await dialog.getByLabel('Nombres').fill('Sofía')
  await dialog.getByLabel('Apellidos').fill('Mendoza')
  await dialog.getByRole('group', { name: 'Nacimiento' }).getByLabel('Año').fill('1952')
  await dialog.getByLabel('Biografía').fill('Arpista de San Bernardino.')
  await dialog.getByLabel('Obras notables').fill('Lago azul')
}

const chooseFoto = (dialog: Locator, name = 'luz.png', buffer: Buffer = muestras.png) =>
  dialog
    .getByLabel('Toma una foto o elige una de tu galería')
    .setInputFiles({ name, mimeType: 'image/png', buffer })

const sentBy = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && /\/composers$/.test(request.url()))

test('la foto sube al elegirla y va con el aporte; nadie más la ve', async ({ page }) => {
  const dialog = await openAporte(page)
  await fillQuien(dialog)
  await next(dialog).click()
  await dialog.getByLabel('Compositor').check()
  await next(dialog).click()
  await dialog.getByLabel('Fuente', { exact: true }).fill('ABC Color, 1998')
  await dialog.getByLabel('Tu email').fill('a@example.org')
  await chooseFoto(dialog)
  await expect(dialog.getByRole('button', { name: 'Quitar la foto' })).toBeFocused()
  await expect(dialog.getByRole('img', { name: 'La foto que elegiste' })).toBeVisible()
  const sent = sentBy(page)

  await dialog.getByRole('button', { name: 'Agregar creador' }).click()

  const { photo_url } = (await sent).postDataJSON()
  expect(photo_url).toMatch(/^\/uploads\/fotos\/[\w-]+\.jpg$/)
  await expect(toastOf(page, '¡Compositor agregado con éxito!')).toBeVisible()
  expect((await page.request.get(photo_url)).status()).toBe(404)
})

test('la foto se quita, y la que no se puede leer lo dice en su campo', async ({ page }) => {
  const dialog = await openAporte(page)
  await dialog.getByRole('tab', { name: 'Multimedia' }).click()
  await chooseFoto(dialog)

  await dialog.getByRole('button', { name: 'Quitar la foto' }).click()

  const campo = dialog.getByLabel('Toma una foto o elige una de tu galería')
  await expect(campo).toBeFocused()
  await chooseFoto(dialog, 'rota.png', Buffer.from('no es una foto'))
  await expect(campo).toHaveAccessibleDescription('La foto tiene que ser una imagen JPG, PNG o WebP.')
})

test('sin conexión, la foto que no subió se dice', async ({ page }) => {
  const dialog = await openAporte(page)
  await dialog.getByRole('tab', { name: 'Multimedia' }).click()
  await page.route('**/api/composers/photo', (route) => route.abort())

  await chooseFoto(dialog)

  await expect(
    dialog.getByText('No se pudo subir la foto. Revisa tu conexión y elígela otra vez.'),
  ).toBeVisible()
})

test('con el gesto de volver se cierra el diálogo, y lo escrito queda', async ({ page }) => {
  await page.goto('/about')
  let dialog = await openAporte(page)
  await dialog.getByLabel('Nombres').fill('Agustina')

  await page.goBack()

  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Agregar creador' }).click()
  dialog = page.getByRole('dialog', { name: 'Agregar Nuevo Creador' })
  await expect(dialog.getByLabel('Nombres')).toHaveValue('Agustina')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Closed by hand, it leaves no step back behind.
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('lo que se dejó escrito con un período de antes sigue, con el que sale solo', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() =>
    localStorage.setItem(
      'guarania.aporte',
      JSON.stringify({ first_name: 'Eva', birth_year: '1902', period: 'CONTEMPORANEO' }),
    ),
  )
  const dialog = await openAporte(page)
  await expect(dialog.getByLabel('Nombres')).toHaveValue('Eva')

  await dialog.getByRole('tab', { name: 'Roles y Período' }).click()

  await expect(dialog.getByRole('combobox', { name: 'Período' })).toHaveValue('GUERRA_DEL_CHACO_Y_GUARANIA')
})

test.describe('sin movimiento', () => {
  test.use({ reducedMotion: 'reduce' })

  test('los pasos son accesibles y entran en un teléfono', async ({ page }) => {
    const dialog = await openAporte(page)
    await fillQuien(dialog)
    await next(dialog).click()
    await dialog.getByLabel('Compositor').check()
    await expectGood(page)
    await next(dialog).click()
    await chooseFoto(dialog)
    await expect(dialog.getByRole('button', { name: 'Quitar la foto' })).toBeVisible()

    await expectGood(page)
  })
})
