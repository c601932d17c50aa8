import type { APIRequestContext } from '@playwright/test'
import { adminPassword, type Program, startProgram } from '../support/program'
import { test as base, expect } from './fixtures'
import { emails, signInOnScreen, tokenDeAdmin } from './ingreso'

/** As it is installed: with its limits, behind a proxy that says where each call comes from. */
// biome-ignore lint/complexity/noBannedTypes: Playwright's own way to say that there is none
const test = base.extend<{}, { program: Program }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const env = { RATE_LIMIT: 'on', TRUST_PROXY: 'on' }
      const program = await startProgram({ seed: [['catalogo'], ['demo']], env })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

const desde = (request: APIRequestContext, red: number) => (path: string, data: object) =>
  request.post(`/api${path}`, { data, headers: { 'x-forwarded-for': `10.1.${red}.7` } })

test('mientras alguien pide y adivina códigos de muchos, una alumna entra en un navegador nuevo', async ({
  page,
  playwright,
  program,
  baseURL,
}) => {
  const ajeno = await playwright.request.newContext({ baseURL })
  const token = await tokenDeAdmin(page.request)
  await page.context().clearCookies()
  const lista = await ajeno.get('/api/admin/alumnos', { headers: { authorization: `Bearer ${token}` } })
  const otros = ((await lista.json()) as { email: string }[])
    .map(({ email }) => email)
    .filter((email) => email !== emails.alumno)
  for (const [i, email] of otros.slice(0, 13).entries()) {
    const send = desde(ajeno, i)
    await send('/request-otp', { email })
    for (let vez = 0; vez < 5; vez++) await send('/alumnos/verify-otp', { email, otp: '000000' })
  }
  for (let red = 0; red < 20; red++) await desde(ajeno, red)('/request-otp', { email: emails.alumno })
  for (const [path, data] of [
    ['/request-otp', { email: emails.alumno }],
    ['/alumnos/verify-otp', { email: emails.alumno, otp: '123456' }],
  ] as const) {
    expect((await (await desde(ajeno, 99)(path, data)).json()).code).toBe('prueba_pedida')
  }

  await page.goto('/alumno/login')
  await signInOnScreen(page, program, emails.alumno)

  await expect(page).toHaveURL('/alumnos/dashboard')
  await ajeno.dispose()
})

test('mientras alguien adivina contraseñas, el administrador entra en un navegador nuevo', async ({
  page,
  playwright,
  baseURL,
}) => {
  const ajeno = await playwright.request.newContext({ baseURL })
  for (let red = 0; red < 12; red++) await desde(ajeno, red)('/login', { password: 'otra' })
  const rechazo = await desde(ajeno, 99)('/login', { password: adminPassword })
  expect([rechazo.status(), (await rechazo.json()).code]).toEqual([429, 'prueba_pedida'])

  await page.goto('/admin/login')
  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/admin/dashboard')
  await ajeno.dispose()
})
