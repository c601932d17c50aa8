import { escritorio, expect, expectAccessible, expectFits, telefono, test } from './fixtures'

for (const rol of ['docente', 'admin'] as const) {
  test(`las pantallas de evaluaciones son accesibles (${rol})`, async ({ page, signInAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { catedra, call } = await signInAs('docente')
    const [hecha] = await call(`GET /docente/catedra/${catedra.id}/evaluaciones-maestras`)
    if (rol === 'admin') await signInAs('admin')
    for (const direccion of direccionesDe(rol, catedra.id, hecha.id)) {
      await test.step(direccion, async () => {
        await page.goto(direccion)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('.ui-esqueleto')).toHaveCount(0)
        for (const tamano of [telefono, escritorio]) {
          await page.setViewportSize(tamano)
          await expectFits(page)
          await expectAccessible(page)
        }
      })
    }
    await page
      .getByRole('button', { name: /^Asignar/ })
      .first()
      .click()
    await expect(
      page.getByRole('dialog', { name: 'Asignar evaluación' }).getByLabel('Fecha de entrega'),
    ).toBeVisible()
    await expectAccessible(page)
  })
}

function direccionesDe(rol: 'docente' | 'admin', c: number, e: number): string[] {
  if (rol === 'docente') {
    const base = `/docente/catedra/${c}`
    return [
      `${base}/generate-evaluation`,
      `${base}/generate-evaluation?generada=${e}`,
      `${base}/evaluations/create`,
      `${base}/evaluations/linea-de-tiempo`,
      `${base}/evaluations/a-mano`,
      `${base}/evaluation/${e}`,
      `${base}/evaluation/${e}/editar`,
      `${base}/evaluation/${e}/resultados`,
      `${base}?tab=evaluaciones`,
    ]
  }
  const base = `/admin/catedras/${c}`
  return [
    `${base}/evaluations/create`,
    `${base}/evaluations/${e}/editar`,
    `${base}/evaluations/${e}/resultados`,
    `${base}?tab=evaluaciones`,
    `${base}?evaluacion=${e}`,
  ]
}
