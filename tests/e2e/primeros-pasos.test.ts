import { startProgram } from '../support/program'
import { test as base, expect, expectFits, telefono } from './fixtures'

/** As it is found by who has just installed it: the password is the one that it printed. */
// biome-ignore lint/complexity/noBannedTypes: Playwright's own way to say that there is none
const test = base.extend<{}>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const program = await startProgram({ env: { ADMIN_PASSWORD: '' } })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

test('en una instalación nueva se entra con la contraseña que se dijo, y se dan los primeros pasos', async ({
  page,
  program,
}) => {
  const [, clave = ''] = /otra vez\): (\S+)/.exec(program.output()) ?? []
  await page.setViewportSize(telefono)
  await page.goto('/admin')
  await page.getByLabel('Contraseña', { exact: true }).fill(clave)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(/dashboard$/)
  await expectFits(page)
  await page.getByRole('link', { name: 'Dar los primeros pasos' }).click()
  await expect(page.getByRole('heading', { name: 'Tu contraseña' })).toBeVisible()
  await expectFits(page)
})
