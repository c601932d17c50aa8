import type { Page } from '@playwright/test'
import { escritorio, expect, expectAccessible, expectFits, telefono, test } from './fixtures'
import type { Rol } from './ingreso'
import { pantallas } from './pantallas'

test.use({ reducedMotion: 'reduce' })

for (const [quien, suyas] of Object.entries(pantallas)) {
  for (const [pantalla, direcciones] of Object.entries(suyas)) {
    if (direcciones.length === 0) continue
    test(`${pantalla}, de ${quien}, es accesible y entra en un teléfono`, async ({ page, signInAs }) => {
      if (quien !== 'visitante') await signInAs(quien as Rol)
      for (const direccion of direcciones) await test.step(direccion, () => expectGood(page, direccion))
    })
  }
}

const CON_DIALOGO =
  /[?&](ficha|inscripcion|reglas|justificativos|detalle|clase|dia|generar|unidad|ver|tarea|asignar|evaluacion|cuenta|copia)=/

async function expectGood(page: Page, direccion: string) {
  await page.goto(direccion)
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('.ui-esqueleto')).toHaveCount(0)
  if (CON_DIALOGO.test(direccion)) await expect(page.getByRole('dialog')).toBeVisible()
  // A board goes on listening.
  if (!direccion.includes('tab=tablon')) await page.waitForLoadState('networkidle')
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
    await expectAccessible(page)
  }
}
