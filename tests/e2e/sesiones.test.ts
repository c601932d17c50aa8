import { expect, test } from './fixtures'
import { emails, enterWith, tokenConCodigo } from './ingreso'

test('quien sale sin conexión sale igual, y el servidor lo sabe cuando vuelve', async ({
  page,
  context,
  program,
}) => {
  const token = await tokenConCodigo(page.request, program, 'alumno', emails.alumno)
  await enterWith(page, 'alumno', token)
  const estado = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await page.request.get('/api/sesiones', { headers })).status()
  }
  await page.goto('/about')
  await page.getByRole('banner').getByRole('button').click()
  await page.route('**/api/logout', (route) => route.abort())
  const fallida = page.waitForEvent('requestfailed', (pedido) => pedido.url().endsWith('/api/logout'))

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await fallida
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible()
  expect(await estado()).toBe(200)
  await page.unroute('**/api/logout')
  await page.goto('/about')

  await expect.poll(estado).toBe(401)
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  // What the browser is known by opens nothing.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['conocido_alumno'])
})
