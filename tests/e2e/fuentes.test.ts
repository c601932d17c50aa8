import type { Locator, Page } from '@playwright/test'
import { fillAporte, openAporte, openSugerencia, toastOf } from './comunidad'
import { escritorio, expect, expectFits, telefono, test } from './fixtures'

const sentBy = (page: Page) =>
  page.waitForRequest(
    (request) => request.method() === 'POST' && /\/(composers|suggestions)$/.test(request.url()),
  )

const fila = (dialog: Locator, numero: number) =>
  dialog.getByRole('group', { name: `Fuente ${numero}`, exact: true })

test.describe('en un teléfono', () => {
  test.use({ viewport: telefono, reducedMotion: 'reduce' })

  test('quien aporta dice qué fuente apoya cada dato', async ({ page }) => {
    const dialog = await openAporte(page)
    await fillAporte(dialog, { nombres: 'Delia', apellidos: 'Fuentes', anio: '1885', rol: 'Compositor' })
    await dialog.getByRole('button', { name: 'Agregar creador' }).click()
    await expect(toastOf(page, 'Agrega al menos una fuente.')).toBeVisible()
    await expect(fila(dialog, 1).getByLabel('Fuente', { exact: true })).toBeFocused()

    await fila(dialog, 1).getByLabel('Fuente', { exact: true }).fill('Szarán')
    await fila(dialog, 1).getByLabel('Nacimiento').check()
    await fila(dialog, 1).getByLabel('Qué dice').fill('1885')
    await dialog.getByRole('button', { name: 'Agregar fuente' }).click()
    await fila(dialog, 2).getByLabel('Fuente', { exact: true }).fill('acta')
    await fila(dialog, 2).getByLabel('Nacimiento').check()
    await fila(dialog, 2).getByLabel('Qué dice').fill('1887')
    await dialog.getByRole('button', { name: 'Agregar fuente' }).click()
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Quitar la fuente 3' }).click()
    await expect(dialog.getByRole('button', { name: 'Agregar fuente' })).toBeFocused()
    const sent = sentBy(page)
    await dialog.getByRole('button', { name: 'Agregar creador' }).click()

    expect((await sent).postDataJSON().fuentes).toEqual([
      { texto: 'Szarán', datos: ['nacimiento'], valor: '1885' },
      { texto: 'acta', datos: ['nacimiento'], valor: '1887' },
    ])
    await expect(toastOf(page, '¡Compositor agregado con éxito!')).toBeVisible()
  })
})

test('una sugerencia también las propone, y muestra cuáles', async ({ page }) => {
  const dialog = await openSugerencia(page)
  await dialog.getByLabel('Motivo', { exact: true }).fill('Encontré el acta.')
  await dialog.getByLabel('Email de contacto').fill('rocio@example.org')
  await dialog.getByRole('tab', { name: 'Multimedia' }).click()

  await dialog.getByRole('button', { name: 'Agregar fuente' }).click()
  await fila(dialog, 1).getByLabel('Fuente', { exact: true }).fill('acta')
  await fila(dialog, 1).getByLabel('Nacimiento').check()

  await expect(dialog.getByRole('region', { name: 'Lo que propones cambiar' }).locator('ins')).toContainText(
    'acta (nacimiento)',
  )
  const sent = sentBy(page)
  await dialog.getByRole('button', { name: 'Enviar Sugerencia' }).click()
  expect((await sent).postDataJSON().fuentes).toEqual([{ texto: 'acta', datos: ['nacimiento'] }])
})

test('los datos por confirmar se filtran en la línea, y la dirección lo dice', async ({ page }) => {
  await page.goto('/')
  const todos = await page.locator('#cuenta b').textContent()

  await page.getByLabel('Datos por confirmar').check()

  await expect(page).toHaveURL('/?por_confirmar=1')
  await expect(page.locator('#cuenta')).toContainText(`de ${todos?.split(' ')[0]} totales`)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Datos por confirmar')).not.toBeChecked()
})

test('sin JavaScript también', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: telefono })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByText('Filtros', { exact: true }).click()

  await page.getByLabel('Datos por confirmar').check()
  await page.getByRole('button', { name: 'Aplicar' }).click()

  await expect(page).toHaveURL(/[?&]por_confirmar=1/)
  await expect(page.locator('#cuenta')).toContainText('totales')
  await context.close()
})

for (const [medida, viewport] of Object.entries({ telefono, escritorio })) {
  test(`/que-falta dice qué, y «Ayudar» abre la sugerencia, en un ${medida}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    await page.goto('/contribute')
    await page.getByRole('link', { name: 'qué falta', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué falta')
    const primero = page.locator('.que-falta ol > li').first()
    await expect(primero.getByRole('listitem').first()).toHaveText(
      /^(Sin año de (nacimiento|fallecimiento)|Fecha incierta|Sin fuente|En disputa)$/,
    )
    await expectFits(page)
    const nombre = (await primero.locator('b').textContent()) ?? ''

    await primero.getByRole('link', { name: `Ayudar con ${nombre}` }).click()

    const dialog = page.getByRole('dialog', { name: 'Sugerir Edición' })
    await expect(dialog).toContainText(`Sobre ${nombre}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre)
  })
}
