import { startProgram } from '../support/program'
import { aviso, test as base, expect, expectFits, telefono } from './fixtures'

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

test('en una instalación nueva, el panel comienza por los primeros pasos', async ({ page, program }) => {
  const [, clave = ''] = /otra vez\): (\S+)/.exec(program.output()) ?? []
  const signIn = async (con: string) => {
    await page.goto('/admin')
    await page.getByLabel('Contraseña', { exact: true }).fill(con)
    await page.getByRole('button', { name: 'Ingresar' }).click()
  }
  await page.setViewportSize(telefono)
  await signIn(clave)
  await expect(page).toHaveURL(/dashboard$/)
  await expectFits(page)
  await page.getByRole('link', { name: 'Dar los primeros pasos' }).click()
  await expect(page.getByRole('heading', { name: 'Tu contraseña' })).toBeVisible()
  await expectFits(page)

  await page.getByLabel('Contraseña de ahora', { exact: true }).fill('otra')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('lapacho rosado')
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(page.locator('.ui-error')).toHaveText('Esa no es la contraseña de ahora.')
  await page.getByLabel('Contraseña de ahora', { exact: true }).fill(clave)
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(aviso(page, 'Contraseña cambiada.')).toBeVisible()

  await page.getByLabel('Nombre de la institución').fill('Conservatorio de Areguá')
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  await expect(page.getByRole('banner')).toContainText('Conservatorio de Areguá')
  await expect(page.getByLabel('Zona horaria')).toHaveValue('America/Asuncion')
  await page.getByRole('link', { name: 'Saltar este paso' }).click()

  await page.getByLabel('Tu email').fill('directora@prueba.py')
  await page.getByRole('button', { name: 'Enviar una prueba' }).click()
  await expect(page.getByText('Quedó en la carpeta correos')).toBeVisible()
  await page.getByRole('link', { name: 'Saltar este paso' }).click()

  await page.getByRole('button', { name: 'Crear la primera cátedra' }).click()
  await page.getByLabel('Nombre').fill('Armonía I')
  await page.getByRole('button', { name: 'Crear cátedra' }).click()
  await expect(page.getByText('Ya hay una.')).toBeVisible()
  await expect(page.getByRole('link', { name: ', hecho' })).toHaveCount(3)

  await page.getByRole('button', { name: 'Ir al panel' }).click()
  await expect(page).toHaveURL(/dashboard$/)
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()
  await expect(page).toHaveURL(`${program.url}/`)
  await signIn('lapacho rosado')
  await expect(page).toHaveURL(/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Te damos la bienvenida' })).toHaveCount(0)
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page
    .getByRole('navigation', { name: 'Tu sesión' })
    .getByRole('link', { name: 'Primeros pasos' })
    .click()
  await expect(page.getByRole('heading', { name: 'Zona horaria' })).toBeVisible()
})
