import { Secret, TOTP } from 'otpauth'
import { adminPassword, runProgram } from '../support/program'
import { expect } from './fixtures'
import { test } from './instalacion'

const PASO_MS = 30_000

/** What an application shows, so many steps from now. */
const codigoDe = (secreto: string, pasos: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secreto), timestamp: Date.now() + pasos * PASO_MS })

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
