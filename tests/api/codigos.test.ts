import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { codigos } from '../../db/schema/codigos.ts'
import { correos } from '../../db/schema/correos.ts'
import { alumnos, docentes } from '../../db/schema/personas.ts'
import { insertAlumno, insertDocente } from '../support/academia.ts'
import { como, testApi } from '../support/api.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const EMAIL = 'Ana.Paz@Prueba.py'

const roles = [
  {
    rol: 'alumno',
    call: 'POST /request-otp',
    verify: 'POST /alumnos/verify-otp',
    campo: 'otp',
    me: 'GET /alumnos/me',
  },
  {
    rol: 'docente',
    call: 'POST /docente/request-otp',
    verify: 'POST /docente/verify-otp',
    campo: 'code',
    me: 'GET /docente/me',
  },
] as const

function conPersona({ sinLimites = false, indice = 0 } = {}) {
  const contexto = testApi({ sinLimites })
  const { rol, call, verify, campo, me } = roles[indice] as (typeof roles)[number]
  const insert = rol === 'alumno' ? insertAlumno : insertDocente
  const persona = insert(contexto.db, { nombre: 'Ana', apellido: 'Paz', email: EMAIL })
  const pide = (email = EMAIL) => contexto.send(call, { email })
  const readsCodigo = async (asunto = 'Tu código') => {
    await contexto.outbox.sendDue()
    const carta = contexto.sent.findLast(({ subject }) => subject.startsWith(asunto))
    return /\d{6}/.exec(carta?.text ?? '')?.[0] ?? ''
  }
  const verifica = (codigo: string, email = EMAIL) => contexto.send(verify, { email, [campo]: codigo })
  /** What somebody does from another address. */
  const desde = (direccion: string) => {
    const send = contexto.desde(direccion)
    return {
      pide: (email = EMAIL) => send(call, { email }),
      verifica: (codigo: string, headers = {}, email = EMAIL) =>
        send(verify, { email, [campo]: codigo }, headers),
    }
  }
  const otro = (codigo: string) => (codigo === '000000' ? '000001' : '000000')
  return { ...contexto, contexto, persona, pide, readsCodigo, verifica, desde, otro, me }
}

test.each([0, 1])('con el código del correo se entra, por doce horas (%i)', async (indice) => {
  const { pide, readsCodigo, verifica, send, advance, sent, persona, me } = conPersona({ indice })

  const pedido = await pide('ana.paz@PRUEBA.py ')
  const codigo = await readsCodigo()
  const { status, data, headers } = await verifica(codigo)

  expect(pedido).toMatchObject({ status: 200, data: { message: 'Código enviado a tu email.' } })
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

test('un código de alumno no sirve para entrar como docente', async () => {
  const { db, pide, readsCodigo, send } = conPersona()
  insertDocente(db, { email: EMAIL })
  await pide()

  const { status } = await send('POST /docente/verify-otp', { email: EMAIL, code: await readsCodigo() })

  expect(status).toBe(400)
})

test('cualquiera de los dos nombres del código vale', async () => {
  const { pide, readsCodigo, send } = conPersona()
  await pide()

  const code = await readsCodigo()

  expect((await send('POST /alumnos/verify-otp', { email: EMAIL, code })).status).toBe(200)
})

test('un código sirve una sola vez', async () => {
  const { pide, readsCodigo, verifica } = conPersona()
  await pide()
  const codigo = await readsCodigo()

  expect((await verifica(codigo)).status).toBe(200)
  expect(await verifica(codigo)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
})

test('un código vence a los diez minutos', async () => {
  const { pide, readsCodigo, verifica, otro, advance } = conPersona()
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

test.each([false, true])(
  'a los cinco errores ya no vale, tampoco sin límites por tiempo (%s)',
  async (sinLimites) => {
    const { pide, readsCodigo, verifica, otro } = conPersona({ sinLimites })
    await pide()
    const codigo = await readsCodigo()

    for (let i = 0; i < 5; i++) {
      expect(await verifica(otro(codigo))).toMatchObject({
        status: 400,
        data: { error: 'El código no es correcto.' },
      })
    }

    expect(await verifica(codigo)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
  },
)

test.each([false, true])(
  'los errores de una dirección no dejan afuera a las demás (sin límites por tiempo: %s)',
  async (sinLimites) => {
    const { pide, readsCodigo, desde, otro } = conPersona({ sinLimites })
    await pide()
    const codigo = await readsCodigo()
    const [ajena, vecina] = [desde('2001:db8::1'), desde('2001:db8::2')]
    for (let i = 0; i < 5; i++) expect((await ajena.verifica(otro(codigo))).status).toBe(400)

    const deAhi = await vecina.verifica(codigo)
    const deCasa = await desde('10.0.0.1').verifica(codigo)

    expect(deAhi).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
    expect(deCasa.status).toBe(200)
  },
)

test('a los veinte errores de todas las direcciones un código no vale para nadie', async () => {
  const { pide, readsCodigo, desde, otro } = conPersona()
  await pide()
  const codigo = await readsCodigo()

  const codes: string[] = []
  for (let i = 0; i < 20; i++) {
    codes.push((await desde(`10.0.0.${i % 4}`).verifica(otro(codigo))).data.code)
  }

  expect(new Set(codes)).toEqual(new Set(['codigo_incorrecto']))
  expect(await desde('10.0.0.9').verifica(codigo)).toMatchObject({
    status: 400,
    data: { code: 'codigo_vencido' },
  })
})

test('con un código nuevo se prueba otra vez desde la misma dirección', async () => {
  const { pide, readsCodigo, verifica, otro, advance } = conPersona()
  await pide()
  const viejo = await readsCodigo()
  for (let i = 0; i < 5; i++) await verifica(otro(viejo))
  advance(MINUTO)
  await pide()

  expect((await verifica(await readsCodigo())).status).toBe(200)
})

test('cuatro errores se perdonan', async () => {
  const { pide, readsCodigo, verifica, otro } = conPersona()
  await pide()
  const codigo = await readsCodigo()

  for (let i = 0; i < 4; i++) await verifica(otro(codigo))

  expect((await verifica(codigo)).status).toBe(200)
})

test('uno nuevo anula el anterior', async () => {
  const { pide, readsCodigo, verifica, advance } = conPersona()
  await pide()
  const viejo = await readsCodigo()
  advance(MINUTO)
  await pide()
  const nuevo = await readsCodigo()

  if (viejo !== nuevo) expect((await verifica(viejo)).status).toBe(400)
  expect((await verifica(nuevo)).status).toBe(200)
})

test('el que pide otro desde otra dirección no anula el primero; el que se usa anula los dos', async () => {
  const { pide, readsCodigo, verifica, desde } = conPersona()
  await pide()
  const deCasa = await readsCodigo()
  await desde('10.0.0.9').pide()
  const ajeno = await readsCodigo()

  expect((await verifica(deCasa)).status).toBe(200)
  expect(await verifica(ajeno)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
})

test('se pide en un aparato y se escribe en otro', async () => {
  const { pide, readsCodigo, desde } = conPersona()
  await pide()

  expect((await desde('10.0.0.9').verifica(await readsCodigo())).status).toBe(200)
})

test('quien pide de más desde una dirección no deja sin códigos a las demás', async () => {
  const { desde, advance } = conPersona()
  const ajena = desde('10.0.0.9')
  for (let i = 0; i < 5; i++) {
    await ajena.pide()
    advance(MINUTO)
  }

  expect((await ajena.pide()).status).toBe(429)
  expect((await desde('10.0.0.1').pide()).status).toBe(200)
})

test.each(['conocido', 'desconocido'])('con un email %s se piden veinte por hora en total', async (cual) => {
  const { desde } = conPersona()
  const email = cual === 'conocido' ? EMAIL : 'nadie@prueba.py'

  const pedidos = await Promise.all(Array.from({ length: 21 }, (_, i) => desde(`10.0.0.${i}`).pide(email)))

  expect(pedidos.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
  expect(pedidos[20]?.headers.get('retry-after')).toBe('3600')
})

test.each(['conocido', 'desconocido'])('un email %s pide uno por minuto y cinco por hora', async (cual) => {
  const { pide, advance } = conPersona()
  const email = cual === 'conocido' ? EMAIL : 'nadie@prueba.py'

  expect((await pide(email)).status).toBe(200)
  advance(59_000)
  const pronto = await pide(email)
  expect(pronto).toMatchObject({ status: 429, data: { code: 'demasiados_pedidos' } })
  expect(pronto.headers.get('retry-after')).toBe('1')
  for (let i = 0; i < 4; i++) {
    advance(MINUTO)
    expect((await pide(email.toUpperCase())).status).toBe(200)
  }
  advance(MINUTO)
  const sexto = await pide(email)
  expect(sexto.status).toBe(429)
  expect(Number(sexto.headers.get('retry-after'))).toBe(54 * 60 + 1)
  advance(HORA)
  expect((await pide(email)).status).toBe(200)
})

test('sin límites por tiempo se piden los que se quieran', async () => {
  const { pide } = conPersona({ sinLimites: true })

  for (let i = 0; i < 7; i++) expect((await pide()).status).toBe(200)
})

test('a un desconocido se le responde igual, y no sale correo', async () => {
  const { pide, verifica, outbox, sent, db, sqlite } = conPersona()

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
  const { pide } = conPersona({ sinLimites: true })
  const mide = async (email: string) => {
    const desde = performance.now()
    await pide(email)
    return performance.now() - desde
  }

  expect(await mide(EMAIL)).toBeGreaterThan(55)
  expect(await mide('nadie@prueba.py')).toBeGreaterThan(55)
})

test('del código solo se guarda una huella, y el correo se borra al salir', async () => {
  const { pide, readsCodigo, db, contexto } = conPersona()
  await pide()
  const codigo = await readsCodigo()

  expect(db.select().from(codigos).get()?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(db.select().from(correos).get()).toMatchObject({ estado: 'enviado', texto: '', html: '' })
  const { data } = await (await como(contexto)).admin.correos.get()
  expect(data.data).toMatchObject([{ para: EMAIL, asunto: 'Tu código de ingreso', estado: 'enviado' }])
  expect(JSON.stringify(data)).not.toContain(codigo)
})

test('de quien pide y de quien se equivoca no se guarda la dirección', async () => {
  const { desde, readsCodigo, otro, db, sqlite } = conPersona()
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
  const { pide, outbox, sent, advance, db } = conPersona()
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
  const { pide, advance, db } = conPersona()
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

test('verificar con un código mal escrito no cuenta como intento', async () => {
  const { pide, readsCodigo, verifica } = conPersona()
  await pide()
  const codigo = await readsCodigo()

  for (let i = 0; i < 6; i++) {
    expect((await verifica('12')).data.error).toBe('El código debe tener 6 dígitos.')
  }

  expect((await verifica(codigo)).status).toBe(200)
})

test.each([0, 1])(
  'el email que cambia el administrador termina la sesión; el perfil propio no (%i)',
  async (indice) => {
    const { contexto, persona, send, sesion, me, db, readsCodigo } = conPersona({ indice })
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
    expect(confirmado.data).toMatchObject({ email: 'nueva@prueba.py', nombre: 'Ana' })
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
  const { contexto, persona, pide, readsCodigo, verifica } = conPersona()
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
