import { expect, telefono, test } from './fixtures'

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
