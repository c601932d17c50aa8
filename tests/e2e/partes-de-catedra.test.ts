import { expect, telefono, test } from './fixtures'
import type { Rol } from './ingreso'

const segundas: [Rol, string][] = [
  ['admin', '/admin/catedras/1?tab=tareas'],
  ['docente', '/docente/catedra/1?tab=evaluaciones'],
  ['alumno', '/alumno/catedra/1?tab=tareas'],
]

for (const [rol, direccion] of segundas) {
  test(`en un teléfono la cátedra se dice en un renglón, con todas sus partes a la vista (${rol})`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(telefono)
    await signInAs(rol)
    await page.goto(direccion)
    const titulo = page.getByRole('heading', { level: 1 })
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()

    const [volver, alto, pestanas, contenido] = await Promise.all([
      page.locator('.volver').boundingBox(),
      titulo.evaluate(
        (uno) => uno.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(uno).lineHeight),
      ),
      page.getByRole('tab').evaluateAll((todas) => todas.map((una) => una.getBoundingClientRect())),
      page.getByRole('tabpanel').evaluate((uno) => uno.getBoundingClientRect().top),
    ])

    expect(Math.round(alto)).toBe(1)
    expect(Math.min(volver?.width ?? 0, volver?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(new Set(pestanas.map(({ top }) => top)).size).toBeLessThanOrEqual(2)
    for (const { left, right, height } of pestanas) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(telefono.width)
      expect(height).toBeGreaterThanOrEqual(44)
    }
    expect(contenido).toBeLessThan(260)
  })
}
