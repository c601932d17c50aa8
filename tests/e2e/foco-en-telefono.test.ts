import { expect, test } from './administrador'
import { telefono } from './fixtures'

test('con el teclado, en un teléfono, la barra de abajo no tapa dónde se está', async ({ page, enter }) => {
  await page.setViewportSize({ ...telefono, height: 640 })
  await enter('/admin/alumnos')
  const acciones = page.getByRole('button', { name: /^(Editar|Más acciones de (?!la lista))/ })
  await acciones.first().focus()

  for (let cual = 1; cual < 12; cual++) {
    await page.keyboard.press('Tab')
    await expect(acciones.nth(cual)).toBeFocused()
    const fondo = await acciones.nth(cual).evaluate((boton) => boton.getBoundingClientRect().bottom)
    const barra = await page.locator('.riel').evaluate((riel) => riel.getBoundingClientRect().top)
    expect(fondo).toBeLessThanOrEqual(barra)
  }
})
