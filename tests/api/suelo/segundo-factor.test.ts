import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { writeAjuste } from '../../../api/suelo/services/ajustes.ts'
import { codigosDeRecuperacion, segundoFactor } from '../../../db/schema/segundo-factor.ts'
import { como, testApi } from '../../support/api.ts'
import type { Answer } from '../../support/client.ts'
import { responde } from '../../support/prueba-de-trabajo.ts'

const CLAVE = 'lapacho rosado'
const PASO = 30_000
const AHORA = Date.parse('2026-03-02T12:00:00Z')

/** What an application shows, by its own clock. */
const codigoDe = (secreto: string, ms: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secreto), timestamp: ms })

const otro = (codigo: string) => codigo.replace(/^./, (digito) => String((Number(digito) + 1) % 10))

async function conClave(opciones: Parameters<typeof testApi>[0] = {}) {
  const contexto = testApi(opciones)
  await contexto.adminPassword.prepare(CLAVE)
  const admin = await como(contexto)
  const login = (cuerpo: object, headers = {}) =>
    contexto.api.login.post({ password: CLAVE, ...cuerpo }, { headers })
  return { ...contexto, contexto, admin, factor: admin.admin['segundo-factor'], login }
}

/** With the second factor on since a while. */
async function conFactor(opciones: Parameters<typeof testApi>[0] = {}) {
  const contexto = await conClave(opciones)
  const { factor, advance } = contexto
  const { secreto } = (await factor.post({ password: CLAVE })).data
  const { data } = await factor.confirmar.post({ codigo: codigoDe(secreto, AHORA) })
  advance(10 * PASO)
  const despues = AHORA + 10 * PASO
  return { ...contexto, secreto, codigos: data.codigos as string[], despues }
}

test('sin segundo factor se ingresa con la contraseña, se envíe el código que se envíe', async () => {
  const { factor, login } = await conClave()

  expect((await factor.get()).data).toEqual({ activo: false, codigosRestantes: 0 })
  expect((await login({})).status).toBe(200)
  expect((await login({ codigo: '123456' })).status).toBe(200)
})

test('empezar da un secreto, su dirección y su dibujo; todavía no pide nada', async () => {
  const { factor, login } = await conClave()

  const { status, data } = await factor.post({ password: CLAVE })

  expect(status).toBe(200)
  expect(data.secreto).toMatch(/^[A-Z2-7]{32}$/)
  expect(data.direccion).toMatch(/^otpauth:\/\/totp\/Guarania:Administraci%C3%B3n\?issuer=Guarania&secret=/)
  expect(data.direccion).toContain(data.secreto)
  expect(data.qr).toMatch(/^<svg /)
  expect((await login({})).status).toBe(200)
  expect((await factor.get()).data.activo).toBe(false)
})

test('con un código de la aplicación se activa, y los de recuperación se dicen una vez', async () => {
  const { factor, db } = await conClave()
  const { secreto } = (await factor.post({ password: CLAVE })).data

  const { status, data } = await factor.confirmar.post({ codigo: codigoDe(secreto, AHORA) })

  expect(status).toBe(200)
  expect(new Set(data.codigos).size).toBe(10)
  for (const codigo of data.codigos) expect(codigo).toMatch(/^\d{4}-\d{4}-\d{4}$/)
  expect((await factor.get()).data).toEqual({ activo: true, codigosRestantes: 10 })
  const guardados = JSON.stringify(db.select().from(codigosDeRecuperacion).all())
  for (const codigo of data.codigos) expect(guardados).not.toContain(codigo.replaceAll('-', ''))
})

test.each([
  ['{}', {}, 400, 'Escribe el código de tu aplicación.'],
  ['uno corto', { codigo: '123' }, 400, 'El código debe tener 6 dígitos.'],
])('confirmar con %s no lo activa', async (_caso, cuerpo, status, error) => {
  const { factor } = await conClave()
  await factor.post({ password: CLAVE })

  expect(await factor.confirmar.post(cuerpo)).toMatchObject({
    status,
    data: { campos: { codigo: error } },
  })
  expect((await factor.get()).data.activo).toBe(false)
})

test('confirmar con un código equivocado no cierra la sesión ni lo activa', async () => {
  const { factor } = await conClave()
  const { secreto } = (await factor.post({ password: CLAVE })).data

  expect(await factor.confirmar.post({ codigo: otro(codigoDe(secreto, AHORA)) })).toMatchObject({
    status: 400,
    data: { code: 'segundo_factor_incorrecto', error: 'El código no es correcto.' },
  })
  expect((await factor.get()).data.activo).toBe(false)
})

test('empezar pide la contraseña: quien encontró la sesión abierta no pone su teléfono', async () => {
  const { factor, db } = await conClave()

  expect(await factor.post({})).toMatchObject({
    status: 400,
    data: { campos: { password: 'Escribe tu contraseña.' } },
  })
  expect(await factor.post({ password: 'otra' })).toMatchObject({
    status: 403,
    data: { error: 'La contraseña no es correcta.', campos: { password: 'La contraseña no es correcta.' } },
  })
  expect(await db.$count(segundoFactor)).toBe(0)
})

test('las contraseñas equivocadas al empezar se cuentan con las de cambiarla', async () => {
  const { factor, admin, db } = await conClave()
  writeAjuste(db, 'admin_password_origin', null)
  for (let i = 0; i < 10; i++) await factor.post({ password: 'otra' })

  expect((await factor.post({ password: CLAVE })).status).toBe(429)
  expect((await admin.admin.clave.put({ actual: CLAVE, nueva: 'lapacho amarillo' })).status).toBe(429)
})

test('empezar otra vez deja sin valor lo que se mostró antes', async () => {
  const { factor } = await conClave()
  const antes = (await factor.post({ password: CLAVE })).data.secreto
  const ahora = (await factor.post({ password: CLAVE })).data.secreto

  const conElDeAntes = await factor.confirmar.post({ codigo: codigoDe(antes, AHORA) })
  const conEste = await factor.confirmar.post({ codigo: codigoDe(ahora, AHORA) })

  expect([conElDeAntes.status, conEste.status]).toEqual([400, 200])
})

test('lo que no va con cómo está es 409', async () => {
  const sin = await conClave()
  const con = await conFactor()
  const datos = { password: CLAVE, codigo: '123456' }
  const refusal = async (llamada: Promise<Answer>) => {
    const { status, data } = await llamada
    return [status, data.code]
  }

  expect(await refusal(sin.factor.confirmar.post({ codigo: '123456' }))).toEqual([
    409,
    'segundo_factor_sin_empezar',
  ])
  expect(await refusal(sin.factor.delete(datos))).toEqual([409, 'segundo_factor_inactivo'])
  expect(await refusal(sin.factor.codigos.post(datos))).toEqual([409, 'segundo_factor_inactivo'])
  expect(await refusal(con.factor.post({ password: CLAVE }))).toEqual([409, 'segundo_factor_activo'])
  expect(await refusal(con.factor.confirmar.post({ codigo: '123456' }))).toEqual([
    409,
    'segundo_factor_sin_empezar',
  ])
})

test.each([{}, { codigo: '' }, { codigo: null }, { codigo: ' ' }])(
  'activo, con la contraseña y sin código (%o) se lo pide',
  async (cuerpo) => {
    const { login } = await conFactor()

    const { status, data } = await login(cuerpo)

    expect(status).toBe(401)
    expect(data).toMatchObject({
      code: 'falta_segundo_factor',
      error: 'Escribe el código de tu aplicación.',
      message: 'Escribe el código de tu aplicación.',
    })
    expect(data).not.toHaveProperty('token')
  },
)

test('con otra contraseña no se llega a preguntar por el código', async () => {
  const { login, secreto, despues } = await conFactor()
  const codigo = codigoDe(secreto, despues)

  expect((await login({ password: 'otra', codigo })).data.code).toBe('credenciales_invalidas')
  expect((await login({ password: 'otra' })).data.code).toBe('credenciales_invalidas')

  expect((await login({ codigo })).status).toBe(200)
})

test('con un código equivocado no se entra', async () => {
  const { login, secreto, despues } = await conFactor()

  expect(await login({ codigo: otro(codigoDe(secreto, despues)) })).toMatchObject({
    status: 401,
    data: { code: 'segundo_factor_incorrecto', error: 'El código no es correcto.' },
  })
})

test('el código se escribe con espacios, o es un número', async () => {
  const { login, secreto, despues, advance } = await conFactor()

  expect((await login({ codigo: codigoDe(secreto, despues).replace(/(...)/, '$1 ') })).status).toBe(200)
  let paso = 1
  while (codigoDe(secreto, despues + paso * PASO).startsWith('0')) paso++
  advance(paso * PASO)
  expect((await login({ codigo: Number(codigoDe(secreto, despues + paso * PASO)) })).status).toBe(200)
})

test.each([
  [-2, 401],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 401],
])('un reloj a %i pasos: %i', async (pasos, status) => {
  const { login, secreto, despues } = await conFactor()

  expect((await login({ codigo: codigoDe(secreto, despues + pasos * PASO) })).status).toBe(status)
})

test('el código de un paso ya usado no vale otra vez, ni uno anterior; el siguiente sí', async () => {
  const { login, secreto, despues } = await conFactor()
  const con = async (pasos: number) =>
    (await login({ codigo: codigoDe(secreto, despues + pasos * PASO) })).status

  expect(await con(0)).toBe(200)
  expect(await con(0)).toBe(401)
  expect(await con(-1)).toBe(401)
  expect(await con(1)).toBe(200)
})

test('el código con que se activó no vale para ingresar', async () => {
  const { factor, login } = await conClave()
  const { secreto } = (await factor.post({ password: CLAVE })).data
  const codigo = codigoDe(secreto, AHORA)
  await factor.confirmar.post({ codigo })

  expect((await login({ codigo })).status).toBe(401)
})

test('de dos ingresos a la vez con el mismo código, uno entra', async () => {
  const { login, secreto, despues } = await conFactor()
  const codigo = codigoDe(secreto, despues)

  const estados = (await Promise.all([login({ codigo }), login({ codigo })])).map(({ status }) => status)

  expect(estados.sort()).toEqual([200, 401])
})

test('un código de recuperación sirve una vez, escrito como sea', async () => {
  const { factor, login, codigos } = await conFactor()
  const [uno = '', dos = ''] = codigos

  expect((await login({ codigo: uno })).status).toBe(200)
  expect((await login({ codigo: uno })).data.code).toBe('segundo_factor_incorrecto')
  expect((await login({ codigo: dos.replaceAll('-', ' ') })).status).toBe(200)

  expect((await factor.get()).data.codigosRestantes).toBe(8)
})

test('tampoco desde muchas redes se prueban más de diez códigos sin una prueba; con ella, el bueno entra', async () => {
  const { desde, secreto, despues } = await conFactor()
  const bueno = codigoDe(secreto, despues)
  const intenta = (red: number, codigo: string, headers = {}) =>
    desde(`10.0.${red}.1`)('POST /login', { password: CLAVE, codigo }, headers)

  for (let i = 0; i < 10; i++) expect((await intenta(i, otro(bueno))).status).toBe(401)
  const sinPrueba = await intenta(10, bueno)
  const conPrueba = await intenta(10, bueno, { 'x-prueba': responde(sinPrueba.data.reto) })

  expect(sinPrueba).toMatchObject({ status: 429, data: { code: 'prueba_pedida' } })
  expect(conPrueba.status).toBe(200)
})

test('a los sesenta por hora ya no vale ninguno de la aplicación; uno de recuperación sí', async () => {
  const { desde, secreto, despues, codigos } = await conFactor()
  const bueno = codigoDe(secreto, despues)
  let red = 0
  const intenta = async (codigo: string) => {
    const send = desde(`10.0.${red++}.1`)
    const call = (headers = {}) => send('POST /login', { password: CLAVE, codigo }, headers)
    const primera = await call()
    return primera.data.reto ? call({ 'x-prueba': responde(primera.data.reto) }) : primera
  }
  for (let i = 0; i < 60; i++) expect((await intenta(otro(bueno))).status).toBe(401)

  expect((await intenta(bueno)).data.code).toBe('demasiados_pedidos')
  expect((await intenta(codigos[0] ?? '')).status).toBe(200)
})

test('desactivarlo pide la contraseña y un código, y no se pierde la sesión por equivocarse', async () => {
  const { factor, login, secreto, despues } = await conFactor()
  const codigo = codigoDe(secreto, despues)
  const call = async (cuerpo: object) => {
    const { status, data } = await factor.delete(cuerpo)
    return { status, campos: data.campos }
  }

  expect(await call({})).toEqual({
    status: 400,
    campos: { password: 'Escribe tu contraseña.', codigo: 'Escribe el código de tu aplicación.' },
  })
  expect(await call({ password: 'otra', codigo })).toEqual({
    status: 403,
    campos: { password: 'La contraseña no es correcta.' },
  })
  expect(await call({ password: CLAVE, codigo: otro(codigo) })).toEqual({
    status: 400,
    campos: { codigo: 'El código no es correcto.' },
  })
  expect((await login({})).status).toBe(401)

  expect((await call({ password: CLAVE, codigo })).status).toBe(200)
  expect((await login({})).status).toBe(200)
  expect((await factor.get()).data).toEqual({ activo: false, codigosRestantes: 0 })
})

test('los códigos nuevos dejan sin valor los de antes', async () => {
  const { factor, login, codigos, secreto, despues } = await conFactor()
  const [viejo] = codigos

  const { status, data } = await factor.codigos.post({
    password: CLAVE,
    codigo: codigoDe(secreto, despues),
  })

  expect(status).toBe(200)
  expect(data.codigos).toHaveLength(10)
  expect((await login({ codigo: viejo })).status).toBe(401)
  expect((await login({ codigo: data.codigos[0] })).status).toBe(200)
})

test('pedir códigos nuevos pide lo mismo que desactivarlo', async () => {
  const { factor, codigos } = await conFactor()

  expect(await factor.codigos.post({ password: 'otra', codigo: codigos[0] })).toMatchObject({
    status: 403,
    data: { campos: { password: 'La contraseña no es correcta.' } },
  })
  expect(await factor.codigos.post({ password: CLAVE, codigo: '123' })).toMatchObject({
    status: 400,
    data: { campos: { codigo: 'El código no es correcto.' } },
  })
  expect((await factor.get()).data.codigosRestantes).toBe(10)
})

test('con quien tiene la sesión no se adivina la contraseña', async () => {
  const { factor } = await conFactor()
  const call = () => factor.delete({ password: 'otra', codigo: '123456' })

  for (let i = 0; i < 10; i++) expect((await call()).status).toBe(403)

  expect((await call()).status).toBe(429)
})

test('otra contraseña no lo desactiva; la del ambiente tampoco', async () => {
  const { login, adminPassword, db } = await conFactor()

  await adminPassword.prepare('otra del ambiente')

  expect((await login({ password: 'otra del ambiente' })).data.code).toBe('falta_segundo_factor')
  expect(await db.$count(segundoFactor)).toBe(1)
})

test('qué se hizo con él queda en la auditoría, sin los códigos', async () => {
  const { factor, admin, secreto, codigos, despues } = await conFactor()
  await factor.delete({ password: CLAVE, codigo: codigoDe(secreto, despues) })

  const { data } = await admin.admin.auditoria.get()

  expect(data.data.map(({ resumen }: { resumen: string }) => resumen)).toEqual([
    'Desactivó el segundo factor de la administración',
    'Activó el segundo factor de la administración',
    'Comenzó a activar el segundo factor de la administración',
  ])
  for (const dato of [secreto, ...codigos]) expect(JSON.stringify(data)).not.toContain(dato)
})
