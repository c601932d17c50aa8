import { escritorio, expect, expectAccessible, expectFits, telefono, test } from './fixtures'

const deDocente = [
  '?tab=planes',
  '?tab=planes&ficha=nuevo',
  '?tab=planes&plan=1',
  '?tab=planes&plan=1&ver=3',
  '?tab=planes&plan=1&unidad=1',
  '?tab=clases',
  '?tab=clases&ficha=nuevo',
  '?tab=clases&generar=1',
  '?tab=clases&dia=5',
  '?tab=asistencia',
]
const deAdmin = ['', '?detalle=1', '?dia=5', '?clase=nuevo', '?unidad=3']
const CON_DIALOGO = /(ficha|ver|unidad|generar|dia|detalle|clase)=/

for (const tamano of [telefono, escritorio]) {
  test(`planes, clases y asistencia son accesibles (${tamano.width} px)`, async ({ page, signInAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(tamano)
    for (const [rol, base, direcciones] of [
      ['docente', '/docente/catedra/1', deDocente],
      ['admin', '/admin/catedras/1', deAdmin],
    ] as const) {
      await signInAs(rol)
      for (const direccion of direcciones) {
        await page.goto(base + direccion)
        await expect(page.locator('h1')).toBeAttached()
        await expect(page.locator('.ui-esqueleto')).toHaveCount(0)
        if (CON_DIALOGO.test(direccion)) await expect(page.getByRole('dialog')).toBeVisible()
        await expectFits(page)
        await expectAccessible(page)
      }
    }
  })
}
