import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { codigos } from '../../../db/schema/codigos.ts'
import { correos } from '../../../db/schema/correos.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { como, testApi } from '../../support/api.ts'
import { createPersonaConCodigo, EMAIL, roles } from '../../support/codigos.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO

test.each([0, 1])('con el código del correo se entra, por doce horas (%i)', async (indice) => {
  const { pide, readsCodigo, verifica, send, advance, sent, persona, me } = createPersonaConCodigo({ indice })

  await pide('ana.paz@PRUEBA.py ')
  const codigo = await readsCodigo()
  const { status, data, headers } = await verifica(codigo)

  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: EMAIL, subject: 'Tu código de ingreso' })
  expect(status).toBe(200)
  expect(data.message).toBe('¡Sesión iniciada con éxito!')
  const rol = roles[indice]?.rol
  expect(JSON.parse(Buffer.from(data.token.split('.')[1], 'base64url').toString())).toMatchObject({
    role: rol,
    sub: String(persona.id),
    [`${rol}Id`]: persona.id,
    nombre: 'Ana',
    apellido: 'Paz',
    email: EMAIL,
  })
  const cookie = headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^archivos=/)
  expect(cookie).toMatch(/Path=\/uploads/)
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Strict/)
  expect(cookie).toMatch(/conocido_\w+=[^;]+; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict/)
  const sesion = { authorization: `Bearer ${data.token}` }
  advance(12 * HORA - 1000)
  expect((await send(me, undefined, sesion)).status).toBe(200)
  advance(1000)
  expect((await send(me, undefined, sesion)).status).toBe(401)
})

describe.each(roles)('lo que se dice al pedir un código de $rol, de quien sea el email', ({ call }) => {
  test.each([
    ['resend', 'Código enviado a tu email.'],
    ['smtp', 'Código enviado a tu email.'],
    [
      'carpeta',
      'Esta institución todavía no envía correos. Pide un código a tu docente o a la administración.',
    ],
  ] as const)('con %s: %s', async (proveedor, message) => {
    const { deps, send } = createPersonaConCodigo()
    const via = deps.via()
    deps.via = () => ({ ...via, proveedor })

    for (const email of [EMAIL, 'nadie@prueba.py'])
      expect(await send(call, { email })).toMatchObject({ status: 200, data: { message } })
  })
})

test('un código de alumno no sirve para entrar como docente', async () => {
  const { db, pide, readsCodigo, send } = createPersonaConCodigo()
  insertDocente(db, { email: EMAIL })
  await pide()

  const { status } = await send('POST /docente/verify-otp', { email: EMAIL, code: await readsCodigo() })

  expect(status).toBe(400)
})

test('cualquiera de los dos nombres del código vale', async () => {
  const { pide, readsCodigo, send } = createPersonaConCodigo()
  await pide()

  const code = await readsCodigo()

  expect((await send('POST /alumnos/verify-otp', { email: EMAIL, code })).status).toBe(200)
})

test('un código sirve una sola vez', async () => {
  const { pide, readsCodigo, verifica } = createPersonaConCodigo()
  await pide()
  const codigo = await readsCodigo()

  expect((await verifica(codigo)).status).toBe(200)
  expect(await verifica(codigo)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
})

test('un código vence a los diez minutos', async () => {
  const { pide, readsCodigo, verifica, otro, advance } = createPersonaConCodigo()
  await pide()
  const codigo = await readsCodigo()

  advance(10 * MINUTO - 1)
  expect(await verifica(otro(codigo))).toMatchObject({ status: 400, data: { code: 'codigo_incorrecto' } })
  advance(1)
  expect(await verifica(codigo)).toMatchObject({
    status: 400,
    data: { error: 'El código venció o ya se usó. Pide uno nuevo.' },
  })
})

test('uno nuevo anula el anterior', async () => {
  const { pide, readsCodigo, verifica, advance } = createPersonaConCodigo()
  await pide()
  const viejo = await readsCodigo()
  advance(MINUTO)
  await pide()
  const nuevo = await readsCodigo()

  if (viejo !== nuevo) expect((await verifica(viejo)).status).toBe(400)
  expect((await verifica(nuevo)).status).toBe(200)
})

test('el que pide otro desde otra dirección no anula el primero; el que se usa anula los dos', async () => {
  const { pide, readsCodigo, verifica, desde } = createPersonaConCodigo()
  await pide()
  const deCasa = await readsCodigo()
  await desde('10.0.0.9').pide()
  const ajeno = await readsCodigo()

  expect((await verifica(deCasa)).status).toBe(200)
  expect(await verifica(ajeno)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
})

test('se pide en un aparato y se escribe en otro', async () => {
  const { pide, readsCodigo, desde } = createPersonaConCodigo()
  await pide()

  expect((await desde('10.0.0.9').verifica(await readsCodigo())).status).toBe(200)
})

test('a un desconocido se le responde igual, y no sale correo', async () => {
  const { pide, verifica, outbox, sent, db, sqlite } = createPersonaConCodigo()

  const conocido = await pide()
  const desconocido = await pide('nadie@prueba.py')
  await outbox.sendDue()

  expect(desconocido.status).toBe(conocido.status)
  expect(desconocido.data).toEqual(conocido.data)
  expect(sent.map(({ to }) => to)).toEqual([EMAIL])
  expect(db.select().from(codigos).all()).toHaveLength(2)
  expect(db.select({ para: correos.para }).from(correos).all()).toEqual([{ para: EMAIL }])
  // A mail was written for nobody too, or it would be seen how long it takes.
  expect(sqlite.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'correos'`).pluck().get()).toBe(2)
  expect((await verifica('123456', 'nadie@prueba.py')).data).toEqual((await verifica('123456')).data)
})

test('la respuesta tarda lo mismo en los dos casos', async () => {
  const { pide } = createPersonaConCodigo({ sinLimites: true })
  const mide = async (email: string) => {
    const desde = performance.now()
    await pide(email)
    return performance.now() - desde
  }

  expect(await mide(EMAIL)).toBeGreaterThan(55)
  expect(await mide('nadie@prueba.py')).toBeGreaterThan(55)
})

test('del código solo se guarda una huella, y el correo se borra al salir', async () => {
  const { pide, readsCodigo, db, contexto } = createPersonaConCodigo()
  await pide()
  const codigo = await readsCodigo()

  expect(db.select().from(codigos).get()?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(db.select().from(correos).get()).toMatchObject({ estado: 'enviado', texto: '', html: '' })
  const { data } = await (await como(contexto)).admin.correos.get()
  expect(data.data).toMatchObject([{ para: EMAIL, asunto: 'Tu código de ingreso', estado: 'enviado' }])
  expect(JSON.stringify(data)).not.toContain(codigo)
})

test('de quien pide y de quien se equivoca no se guarda la dirección', async () => {
  const { desde, readsCodigo, otro, db, sqlite } = createPersonaConCodigo()
  const casa = desde('10.11.12.13')
  await casa.pide()
  await casa.verifica(otro(await readsCodigo()))

  const [fila] = db.select().from(codigos).all()
  expect(fila).toMatchObject({ intentos: 1, errores: [fila?.origen] })
  expect(fila?.origen).toMatch(/^[0-9a-f]{64}$/)
  for (const tabla of ['codigos', 'correos', 'limites']) {
    expect(JSON.stringify(sqlite.prepare(`SELECT * FROM ${tabla}`).all())).not.toContain('10.11.12.13')
  }
})

test('un código que no pudo salir a tiempo no sale más, y se borra', async () => {
  const { pide, outbox, sent, advance, db } = createPersonaConCodigo()
  await pide()
  advance(10 * MINUTO)

  await outbox.sendDue()

  expect(sent).toEqual([])
  expect(db.select().from(correos).get()).toMatchObject({ estado: 'fallido', texto: '', html: '' })
})

test('si el correo no sale mientras el código vale, se abandona y se borra', async () => {
  const intentos: string[] = []
  const { db, api, outbox, advance } = testApi({
    send: async ({ to }) => {
      intentos.push(to)
      throw new Error('el servidor no contesta')
    },
  })
  insertAlumno(db, { email: EMAIL })
  await api['request-otp'].post({ email: EMAIL })

  for (let minuto = 0; minuto < 60; minuto++) {
    await outbox.sendDue()
    advance(MINUTO)
  }

  expect(intentos.length).toBeGreaterThan(2)
  expect(db.select().from(correos).get()).toMatchObject({
    estado: 'fallido',
    ultimoError: 'el servidor no contesta',
    texto: '',
    html: '',
  })
  vi.mocked(console.error).mockClear()
})

test('los códigos viejos no se guardan', async () => {
  const { pide, advance, db } = createPersonaConCodigo()
  await pide()
  advance(HORA + 1)
  await pide('nadie@prueba.py')

  expect(db.select().from(codigos).all()).toHaveLength(1)
})

test.each([
  [{}, 'El email es obligatorio.'],
  [{ email: 'ana' }, 'El email no es válido.'],
])('pedir con %o', async (cuerpo, error) => {
  const { send } = testApi()

  for (const { call, verify } of roles) {
    expect(await send(call, cuerpo)).toMatchObject({ status: 400, data: { error } })
    expect(await send(verify, cuerpo)).toMatchObject({ status: 400, data: { error } })
  }
})

test.each([0, 1])(
  'el email que cambia el administrador termina la sesión; el perfil propio no (%i)',
  async (indice) => {
    const { contexto, persona, send, sesion, me, db, readsCodigo } = createPersonaConCodigo({ indice })
    const rol = roles[indice]?.rol ?? 'alumno'
    const headers = await sesion(rol, persona)
    const admin = await como(contexto)
    const ruta = rol === 'alumno' ? '/alumnos' : '/admin/docentes'
    const estado = async () => (await send(me, undefined, headers)).status

    await send(me.replace('GET', 'PUT'), { email: 'nueva@prueba.py' }, headers)
    const confirmado = await send(
      me.replace('GET', 'POST').concat('/email'),
      { codigo: await readsCodigo('Confirma') },
      headers,
    )
    expect(confirmado.data).toMatchObject({ email_pendiente: 'nueva@prueba.py', nombre: 'Ana' })
    const dado = await admin(`POST /admin/${rol}s/${persona.id}/email/confirmar`)
    expect(dado.data).toMatchObject({ email: 'nueva@prueba.py', nombre: 'Ana' })
    expect(await estado()).toBe(200)
    await admin(`PUT ${ruta}/${persona.id}`, { nombre: 'Anahí', email: 'NUEVA@prueba.py' })
    expect(await estado()).toBe(200)
    await admin(`PUT ${ruta}/${persona.id}`, { email: 'otra@prueba.py' })
    expect(await estado()).toBe(401)

    const tabla = rol === 'alumno' ? alumnos : docentes
    const vigente = db.select().from(tabla).where(eq(tabla.id, persona.id)).get()
    const otraSesion = await sesion(rol, vigente)
    expect((await send(me, undefined, otraSesion)).status).toBe(200)
    await admin(`DELETE ${ruta}/${persona.id}`)
    expect((await send(me, undefined, otraSesion)).status).toBe(401)
  },
)

test('quien fue eliminado no entra con el código que ya tenía', async () => {
  const { contexto, persona, pide, readsCodigo, verifica } = createPersonaConCodigo()
  await pide()
  const codigo = await readsCodigo()
  await (await como(contexto)).alumnos({ id: persona.id }).delete()

  expect((await verifica(codigo)).status).toBe(400)
})

test('el administrador también recibe la cookie de los archivos, y salir la retira', async () => {
  const { adminPassword, api } = testApi({ siteUrl: 'https://guarania.py' })
  await adminPassword.prepare('una clave')

  const ingreso = await api.login.post({ password: 'una clave' })
  const salida = await api.logout.post()

  expect(ingreso.headers.get('set-cookie')).toMatch(/^archivos=.+Path=\/uploads.+Secure/)
  expect(salida.status).toBe(200)
  expect(salida.headers.get('set-cookie')).toMatch(/^archivos=;.*Max-Age=0/)
})
