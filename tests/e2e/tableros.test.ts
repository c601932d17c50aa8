import { escritorio, expect, expectAccessible, expectFits, telefono, test } from './fixtures'

test('lo que se toca en el panel de una alumna tiene lugar para el dedo', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  await signInAs('alumno')
  await page.goto('/alumnos/dashboard')
  await expect(
    page.getByRole('list', { name: 'Tareas Pendientes' }).or(page.getByText('No tienes tareas')),
  ).toBeVisible()

  const bajos = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a, button')]
      .filter((uno) => uno.getBoundingClientRect().height < 44)
      // The link of a card takes all of it.
      .filter((uno) => getComputedStyle(uno, '::after').position !== 'absolute')
      .map((uno) => `${uno.textContent} ${uno.getBoundingClientRect().height}`),
  )

  expect(bajos).toEqual([])
})

test(`tableros y calendarios son accesibles y entran en un teléfono`, async ({ page, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [rol, ruta, senal] of [
    ['alumno', '/alumnos/dashboard', 'Estadísticas'],
    ['alumno', '/alumno/calendario', 'En tu propio calendario'],
    ['docente', '/docente/dashboard', 'Armonía y composición I'],
    ['docente', '/docente/calendario', 'En tu propio calendario'],
  ] as const) {
    await signInAs(rol)
    for (const tamano of [telefono, escritorio]) {
      await page.setViewportSize(tamano)
      await page.goto(ruta)
      await expect(page.getByRole('heading', { name: senal })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectFits(page)
      await expectAccessible(page)
    }
  }
})
