import type { Page } from '@playwright/test'
import { aviso, escritorio, expect, expectFits, telefono, test } from './fixtures'
import { emails, enterWith, type Rol, tokenConCodigo, tokenDeAdmin } from './ingreso'

const lista = (page: Page) => page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem')

/** Whose the token is, in the address of the profile. */
const idDe = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub

const pantallas: Record<Rol, (token: string) => string> = {
  admin: () => '/admin/seguridad',
  docente: (token) => `/docente/profile/${idDe(token)}`,
  alumno: (token) => `/alumno/profile/${idDe(token)}`,
}

for (const rol of ['docente', 'alumno', 'admin'] as const) {
  test(`quien entró como ${rol} ve dónde, y cierra las demás sesiones`, async ({
    page,
    program,
    signInAs,
  }) => {
    const enter = () =>
      rol === 'admin' ? tokenDeAdmin(page.request) : tokenConCodigo(page.request, program, rol, emails[rol])
    const { token, call } = await signInAs(rol)
    await call('DELETE /sesiones')
    const sigue = async (otro: string) => {
      const headers = { authorization: `Bearer ${otro}` }
      return (await page.request.get('/api/sesiones', { headers })).status() === 200
    }
    const otras = [await enter(), await enter()]
    await page.goto(pantallas[rol](token))
    await expect(lista(page)).toHaveCount(3)
    await expect(lista(page).filter({ hasText: 'Esta' })).toHaveCount(1)
    await expect(lista(page).first()).toContainText(/Desde el \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    for (const tamano of [escritorio, telefono]) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(tamano)
      await expectFits(page)
    }

    await lista(page).first().getByRole('button', { name: 'Cerrar la sesión de' }).click()
    await expect(aviso(page, 'Sesión cerrada.')).toBeVisible()
    await expect(lista(page)).toHaveCount(2)
    await expect(page.getByRole('heading', { name: 'Sesiones abiertas' })).toBeFocused()
    expect(await Promise.all(otras.map(sigue))).toEqual([true, false])

    await page.getByRole('button', { name: 'Cerrar las demás' }).click()
    await expect(aviso(page, 'Se cerró 1 sesión.')).toBeVisible()
    await expect(lista(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Cerrar las demás' })).toHaveCount(0)
    expect(await Promise.all(otras.map(sigue))).toEqual([false, false])
    expect(await sigue(token)).toBe(true)
  })
}

test('una sesión cerrada desde otro lado se nota en la página', async ({ page, program, signInAs }) => {
  const { catedra } = await signInAs('docente')
  await page.goto(`/docente/catedra/${catedra.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const headers = {
    authorization: `Bearer ${await tokenConCodigo(page.request, program, 'docente', emails.docente)}`,
  }

  await page.request.delete('/api/sesiones', { headers })
  await page.goto('/docente/dashboard')

  await expect(page).toHaveURL('/docente/login')
})

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
