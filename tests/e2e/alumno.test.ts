import { escritorio, expect, expectAccessible, expectFits, telefono, test } from './fixtures'

test('se llega al comienzo de una pantalla, aunque se haya leído otra hasta el final', async ({
  page,
  signInAs,
}) => {
  const { catedra } = await signInAs('alumno')
  await page.setViewportSize({ width: 360, height: 400 })
  const altura = () => page.evaluate(() => window.scrollY)
  await page.goto('/alumnos/dashboard')
  await expect(page.getByRole('list', { name: 'Mis cátedras' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const abajo = await altura()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Mis cátedras' })).toBeVisible()
  // A browser keeps it in whole pixels.
  await expect.poll(async () => Math.abs((await altura()) - abajo)).toBeLessThanOrEqual(1)

  await page.goto('/about')
  await page.goto(`/alumno/catedra/${catedra.id}`)

  await expect(page.getByRole('tablist')).toBeVisible()
  expect(await altura()).toBe(0)
})

test(`cada pantalla es accesible y entra en un teléfono`, async ({ page, signInAs }) => {
  const { catedra, call } = await signInAs('alumno')
  const { id } = await call('GET /alumnos/me')
  const isValid = async () => {
    await expect(page.locator('.ui-esqueleto')).toHaveCount(0)
    for (const tamano of [telefono, escritorio]) {
      await page.setViewportSize(tamano)
      await expectFits(page)
      await expectAccessible(page)
    }
  }
  for (const direccion of [
    '/alumnos/dashboard',
    ...['tablon', 'tareas', 'evaluaciones', 'asistencia'].map(
      (tab) => `/alumno/catedra/${catedra.id}?tab=${tab}`,
    ),
    '/alumno/catedra/99999',
    `/alumno/profile/${id}`,
  ]) {
    await page.goto(direccion)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isValid()
  }
})
