import { expect, test } from './administrador'
import { escritorio, expectAccessible, expectFits, telefono } from './fixtures'

const direcciones = [
  '/admin/catedras',
  '/admin/catedras?ficha=1',
  '/admin/catedras/1',
  '/admin/catedras/1?inscripcion=nueva',
  '/admin/catedras/1?inscripcion=1',
  '/admin/catedras/1/pagos',
  '/admin/catedras/1/pagos?vista=atrasados',
  '/admin/catedras/1/pagos?cuenta=13',
  '/admin/catedras/1/importar',
  '/admin/alumnos',
  '/admin/alumnos?ficha=nueva',
  '/admin/alumnos/importar',
  '/admin/docentes',
  '/admin/docentes?ficha=1',
  '/admin/dashboard?tab=academico',
]

for (const tamano of [telefono, escritorio]) {
  test(`las pantallas académicas son accesibles (${tamano.width} px)`, async ({ page, enter }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(tamano)
    for (const direccion of direcciones) {
      await enter(direccion)
      await expect(page.locator('.ui-esqueleto')).toHaveCount(0)
      if (/ficha|inscripcion|cuenta/.test(direccion)) {
        await expect(page.getByRole('dialog').locator('form')).toBeVisible()
      }
      await expectFits(page)
      await expectAccessible(page)
    }
  })
}

test('con el teclado, en un teléfono, la barra de abajo no tapa dónde se está', async ({ page, enter }) => {
  await page.setViewportSize({ ...telefono, height: 640 })
  await enter('/admin/alumnos')
  const acciones = page.getByRole('button', { name: /^(Editar|Eliminar|Dar un código)/ })
  await acciones.first().focus()

  for (let cual = 1; cual < 12; cual++) {
    await page.keyboard.press('Tab')
    await expect(acciones.nth(cual)).toBeFocused()
    const fondo = await acciones.nth(cual).evaluate((boton) => boton.getBoundingClientRect().bottom)
    const barra = await page.locator('.riel').evaluate((riel) => riel.getBoundingClientRect().top)
    expect(fondo).toBeLessThanOrEqual(barra)
  }
})
