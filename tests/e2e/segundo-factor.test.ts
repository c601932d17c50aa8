import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { adminPassword, runProgram } from '../support/program'
import { aviso, escritorio, expect, expectFits, telefono } from './fixtures'
import { test } from './instalacion'

const PASO_MS = 30_000

/** What an application shows, so many steps from now. */
const codigoDe = (secreto: string, pasos: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secreto), timestamp: Date.now() + pasos * PASO_MS })

const clave = (page: Page) => page.getByRole('textbox', { name: 'Contraseña', exact: true })
const codigo = (page: Page) => page.getByLabel('Código de tu aplicación')
const signIn = (page: Page) => page.getByRole('button', { name: 'Ingresar' }).click()

/** In either theme, on a telephone and on a desktop. */
async function isValid(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
  }
}

test('el administrador activa el segundo factor, ingresa con él, y lo desactiva', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page.getByRole('navigation', { name: 'Tu sesión' }).getByRole('link', { name: 'Seguridad' }).click()
  await expect(page.getByText('Está desactivado')).toBeVisible()
  await isValid(page)

  await page.getByRole('button', { name: 'Activar' }).click()
  const dialogo = page.getByRole('dialog')
  await clave(page).fill('otra')
  await dialogo.getByRole('button', { name: 'Seguir' }).click()
  await expect(dialogo.locator('.ui-error')).toHaveText('La contraseña no es correcta.')
  await isValid(page)
  await clave(page).fill(adminPassword)
  await dialogo.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByRole('heading', { name: 'Activar el segundo factor' })).toBeFocused()
  await expect(page.getByAltText('Código QR con la clave')).toBeVisible()
  const secreto = ((await page.locator('.secreto code').textContent()) ?? '').replaceAll(' ', '')
  await codigo(page).fill('12')
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()
  await expect(page.locator('.ui-error')).toHaveText('El código debe tener 6 dígitos.')
  await isValid(page)
  await codigo(page).fill(codigoDe(secreto, 0))
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()

  await expect(page.getByRole('heading', { name: 'Tus códigos de recuperación' })).toBeFocused()
  const codigos = await page.locator('.codigos-de-recuperacion code').allTextContents()
  expect(codigos).toHaveLength(10)
  await isValid(page)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('Te quedan 10 códigos de recuperación')).toBeVisible()
  await isValid(page)

  // With the application's code, and what was typed stays.
  await page.getByRole('button', { name: 'Administrador' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/admin/login')
  await expect(codigo(page)).toHaveCount(0)
  await clave(page).fill(adminPassword)
  await signIn(page)
  await expect(codigo(page)).toBeFocused()
  await expect(clave(page)).toHaveValue(adminPassword)
  await expect(codigo(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codigo(page)).toHaveAttribute('inputmode', 'numeric')
  await signIn(page)
  await expect(page.locator('.ui-error')).toHaveText('Escribe el código de tu aplicación.')
  await isValid(page)
  await codigo(page).fill('000000')
  await signIn(page)
  await expect(page.locator('.ui-error')).toHaveText('El código no es correcto.')
  await codigo(page).fill(codigoDe(secreto, 1))
  await signIn(page)
  await expect(page).toHaveURL('/admin/dashboard')

  // A session that ends is renewed with it, with a recovery code too, and one is where one was.
  await page.goto('/admin/seguridad')
  await expect(page.getByText('Te quedan 10 códigos de recuperación')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('adminToken', 'x.y.z'))
  await page.goto('/admin/seguridad')
  await expect(page).toHaveURL('/admin/login')
  await clave(page).fill(adminPassword)
  await signIn(page)
  await codigo(page).fill(codigos[0] ?? '')
  await signIn(page)
  await expect(page).toHaveURL('/admin/seguridad')
  await expect(page.getByText('Te quedan 9 códigos de recuperación')).toBeVisible()

  await page.getByRole('button', { name: 'Códigos nuevos' }).click()
  await expect(dialogo.getByText('Los de antes dejan de valer.')).toBeVisible()
  await isValid(page)
  await clave(page).fill(adminPassword)
  await codigo(page).fill(codigos[1] ?? '')
  await dialogo.getByRole('button', { name: 'Pedir los códigos' }).click()
  const otros = page.locator('.codigos-de-recuperacion code')
  await expect(otros).toHaveCount(10)
  await expect(page.getByRole('heading', { name: 'Tus códigos de recuperación' })).toBeFocused()
  const [ultimo = ''] = await otros.allTextContents()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByRole('heading', { name: 'Segundo factor' })).toBeFocused()

  await page.getByRole('button', { name: 'Desactivar' }).click()
  await clave(page).fill('otra')
  await codigo(page).fill(ultimo)
  await dialogo.getByRole('button', { name: 'Desactivar' }).click()
  await expect(dialogo.locator('.ui-error')).toHaveText('La contraseña no es correcta.')
  await clave(page).fill(adminPassword)
  await dialogo.getByRole('button', { name: 'Desactivar' }).click()
  await expect(aviso(page, 'El segundo factor quedó desactivado.')).toBeVisible()
  await expect(page.getByText('Está desactivado')).toBeVisible()
})

test('guarania password lo desactiva, cierra las sesiones y lo dice', async ({ page, program, signInAs }) => {
  const { call, token } = await signInAs('admin')
  const { secreto } = await call('POST /admin/segundo-factor', { password: adminPassword })
  await call('POST /admin/segundo-factor/confirmar', { codigo: codigoDe(secreto, 0) })
  const escribiendo = (nueva: string) => ['bash', '-c', `printf '%s\\n' '${nueva}' | "$0" "$@"`]
  const change = (nueva: string) =>
    runProgram(['password', '--data-dir', program.dataDir], { ADMIN_PASSWORD: '' }, escribiendo(nueva))

  const corta = change('nueve.abc')
  const larga = change('diez.abcde')
  const otraVez = change(adminPassword)

  expect([corta.status, corta.stderr]).toEqual([
    1,
    'La contraseña debe tener al menos 10 caracteres. Sigue valiendo la anterior.\n',
  ])
  expect(larga.stdout).toBe(
    'Contraseña cambiada. Las sesiones abiertas del administrador terminaron.\n' +
      'El segundo factor quedó desactivado: se vuelve a activar en /admin/seguridad.\n',
  )
  expect(otraVez.stdout).toBe('Contraseña cambiada. Las sesiones abiertas del administrador terminaron.\n')
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.get('/api/admin/segundo-factor', { headers })).status()).toBe(401)
  const ingreso = await page.request.post('/api/login', { data: { password: adminPassword } })
  expect(ingreso.status()).toBe(200)
})
