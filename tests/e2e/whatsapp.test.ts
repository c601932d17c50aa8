import type { Page } from '@playwright/test'
import { escritorio, expect, expectFits, telefono, test } from './fixtures'

/** A device that has nothing to share with. */
const withoutShare = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  )

const mensaje = (page: Page) => page.getByRole('dialog', { name: 'Copiar para WhatsApp' })

for (const tamano of [telefono, escritorio]) {
  test(`de la página de un creador (${tamano.width})`, async ({ page, context, baseURL }) => {
    await withoutShare(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize(tamano)
    await page.goto('/creador/jose-asuncion-flores')
    const boton = page.getByRole('button', { name: 'Copiar para WhatsApp' })
    await boton.click()

    await expect(mensaje(page)).toContainText('*José Asunción Flores*')
    await expectFits(page)
    await page.keyboard.press('Escape')
    await expect(boton).toBeFocused()
    await boton.click()
    await mensaje(page).getByRole('button', { name: 'Copiar', exact: true }).click()

    await expect(page.getByText('Copiado.')).toBeVisible()
    await expect(mensaje(page)).toHaveCount(0)
    const copiado = await page.evaluate(() => navigator.clipboard.readText())
    expect(copiado.endsWith(`\n\n${baseURL}/creador/jose-asuncion-flores`)).toBe(true)
    expect(copiado.length).toBeLessThanOrEqual(700)
  })
}
