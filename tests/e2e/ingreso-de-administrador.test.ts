import { adminPassword } from '../support/program'
import { aviso, expect, telefono } from './fixtures'
import { enter, test } from './moderacion'

test('una clave equivocada se dice en el campo; la correcta lleva al panel', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByText('La contraseña es obligatoria.')).toBeVisible()

  await page.getByLabel('Contraseña', { exact: true }).fill('otra')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByText('Contraseña incorrecta.').first()).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('aria-invalid', 'true')

  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword)
  await page.keyboard.press('Enter')

  await expect(aviso(page, 'Acceso concedido! Redirigiendo...')).toBeVisible()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByText('Sesión activa / Administrador')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('admin')
})

test('sin sesión se pasa por el ingreso y se llega a donde se iba', async ({ page }) => {
  await page.goto('/admin/correos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso de Administrador')

  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Ingresar' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correos')
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin/dashboard')
})

test('quien abre el ingreso, aunque antes haya ido a otra pantalla, llega al panel', async ({ page }) => {
  await page.goto('/admin/correos')
  await expect(page).toHaveURL('/admin/login')
  await page.goto('/admin/login')

  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Ingresar' }).click()

  await expect(page).toHaveURL('/admin/dashboard')
})

test('un ingreso que falla sin decir por qué lo dice con las palabras de la pantalla', async ({ page }) => {
  const FALLA = 'Error al iniciar sesión. Intenta de nuevo.'
  await page.goto('/admin/login')
  const clave = page.getByLabel('Contraseña', { exact: true })
  const formulario = page.getByRole('main')
  await clave.fill(adminPassword)

  await page.route('**/api/login', (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(formulario.getByText(FALLA)).toBeVisible()
  await expect(aviso(page, FALLA)).toBeVisible()

  await clave.fill('')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(formulario.getByText('La contraseña es obligatoria.')).toBeVisible()

  await page.unroute('**/api/login')
  await page.route('**/api/login', (route) => route.fulfill({ status: 500, json: {} }))
  await clave.fill(adminPassword)
  await page.keyboard.press('Enter')
  await expect(formulario.getByText(FALLA)).toBeVisible()
})

test('lo que no es del área responde 404', async ({ request }) => {
  for (const address of ['/admin/nada', '/admin/creadores/x', '/admin/dashboard/otra'])
    expect((await request.get(address)).status()).toBe(404)
  expect((await request.get('/admin/creadores')).status()).toBe(200)
})

test('cerrar la sesión borra las cuatro llaves y vuelve al inicio', async ({ page }) => {
  await enter(page, '/admin/dashboard')
  await page.evaluate(() => {
    for (const clave of ['docenteToken', 'userToken', 'token'])
      localStorage.setItem(clave, localStorage.adminToken)
  })

  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()

  await expect(page).toHaveURL('/')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((clave) => /token|role/i.test(clave))),
  ).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso de Administrador')
})

test('el encabezado se encoge después de 20 píxeles y su menú cierra la sesión', async ({ page }) => {
  await page.setViewportSize(telefono)
  await enter(page, '/admin/creadores')
  await expect(page.getByRole('link', { name: 'Agustín Barboza' })).toBeVisible()
  const altura = async () => (await page.locator('.encabezado').boundingBox())?.height ?? 0
  const entera = await altura()

  await page.mouse.wheel(0, 400)
  await expect.poll(altura).toBeLessThan(entera)
  await page.getByRole('button', { name: 'Administrador' }).click()
  await page
    .getByRole('navigation', { name: 'Tu sesión' })
    .getByRole('button', { name: 'Cerrar sesión' })
    .click()

  await expect(page).toHaveURL('/')
})
