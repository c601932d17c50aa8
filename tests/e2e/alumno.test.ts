import { expect, test } from './fixtures'

test('se llega al comienzo de una pantalla, aunque se haya leído otra hasta el final', async ({
  page,
  signInAs,
}) => {
  const { catedra } = await signInAs('alumno')
  await page.setViewportSize({ width: 360, height: 400 })
  const altura = () => page.evaluate(() => window.scrollY)
  await page.goto('/alumnos/dashboard')
  await expect(page.getByRole('list', { name: 'Mis cátedras' })).toBeVisible()
  // What is offered comes after the rest, each time.
  await page.getByRole('button', { name: 'Ahora no' }).click()
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
