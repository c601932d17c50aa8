import { expect, test } from 'vitest'
import { readAjustes, writeAjuste } from '../../api/services/ajustes.ts'
import { testApi } from '../support/api.ts'

const HORA = 3_600_000
const COUNTS = 'GET /admin/dashboard-counts'

async function conClave(clave = 'una clave') {
  const contexto = testApi()
  await contexto.adminPassword.prepare(clave)
  return contexto
}

test('con la contraseña se entra, por ocho horas', async () => {
  const { enviar, avanzar } = await conClave()

  const { status, data } = await enviar('POST /login', { password: 'una clave' })
  const headers = { authorization: `Bearer ${data.token}` }

  expect(status).toBe(200)
  expect((await enviar(COUNTS, undefined, headers)).status).toBe(200)
  avanzar(8 * HORA - 1000)
  expect((await enviar(COUNTS, undefined, headers)).status).toBe(200)
  avanzar(1000)
  expect((await enviar(COUNTS, undefined, headers)).status).toBe(401)
})

test('la contraseña se guarda de modo que revisarla pida poca memoria, y la guardada de otro modo vale', async () => {
  const { enviar, db } = await conClave()
  const guardada = readAjustes(db, ['admin_password_hash']).admin_password_hash
  expect(guardada).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/)

  writeAjuste(db, 'admin_password_hash', await Bun.password.hash('la de antes', 'argon2id'))

  expect((await enviar('POST /login', { password: 'la de antes' })).status).toBe(200)
})

test.each([{}, { password: '' }, { password: null }])('sin contraseña (%o) se pide', async (cuerpo) => {
  const { enviar } = await conClave()

  expect(await enviar('POST /login', cuerpo)).toMatchObject({
    status: 400,
    data: { error: 'La contraseña es obligatoria.', message: 'La contraseña es obligatoria.' },
  })
})

test('con otra contraseña no se entra', async () => {
  const { enviar } = await conClave()

  expect(await enviar('POST /login', { password: 'otra' })).toMatchObject({
    status: 401,
    data: { error: 'Contraseña incorrecta.', code: 'credenciales_invalidas' },
  })
})

test('cambiar la contraseña termina las sesiones abiertas', async () => {
  const { enviar, sesion, adminPassword } = await conClave()
  const headers = await sesion()

  await adminPassword.prepare('una clave')
  expect((await enviar(COUNTS, undefined, headers)).status).toBe(200)
  await adminPassword.prepare('otra clave')

  expect((await enviar(COUNTS, undefined, headers)).status).toBe(401)
})
