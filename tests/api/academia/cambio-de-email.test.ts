import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { forgetPendientes } from '../../../api/suelo/sesiones/cambio-pendiente.ts'
import { cambiosQueValen } from '../../../api/suelo/sesiones/cambios-que-valen.ts'
import { transact } from '../../../db/client.ts'
import { cambiosDeEmail } from '../../../db/schema/cambios-de-email.ts'
import { correos } from '../../../db/schema/correos.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { como, testApi } from '../../support/api.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const ANTES = 'ana@antes.py'
const NUEVO = 'ana@nuevo.py'

const roles = [
  { rol: 'alumno', me: '/alumnos/me', ruta: '/alumnos', insert: insertAlumno },
  { rol: 'docente', me: '/docente/me', ruta: '/admin/docentes', insert: insertDocente },
] as const

async function conPersona({ rol, insert, me }: (typeof roles)[number] = roles[0], sinLimites = false) {
  const contexto = testApi({ sinLimites })
  const persona = insert(contexto.db, { nombre: 'Ana', apellido: 'Paz', email: ANTES })
  const pide = await como(contexto, rol, persona)
  return {
    ...contexto,
    contexto,
    persona,
    pide,
    cambia: (email = NUEVO, mas = {}) => pide(`PUT ${me}`, { email, ...mas }),
    confirma: (codigo: unknown) => pide(`POST ${me}/email`, { codigo }),
    lee: async () => (await pide(`GET ${me}`)).data,
    /** By a session of its own: those end before a change counts. */
    ve: async () => (await contexto.as(rol, persona)(`GET ${me}`)).data,
    /** What is done once a minute. */
    pasaUnMinuto: cambiosQueValen(contexto.deps).run,
    async readsCodigo() {
      await contexto.outbox.sendDue()
      const carta = contexto.sent.findLast(({ subject }) => subject === 'Confirma tu email nuevo')
      return /es (\d{6})\./.exec(carta?.text ?? '')?.[1] ?? ''
    },
  }
}

const otro = (codigo: string) => (codigo === '000000' ? '000001' : '000000')

test.each(roles)('el email nuevo de un $rol vale 72 horas después de que se lo confirma', async (cual) => {
  const { cambia, confirma, readsCodigo, sent, contexto, ve, persona, advance, pasaUnMinuto, outbox } =
    await conPersona(cual)

  const pedido = await cambia(NUEVO, { telefono: '0981' })
  const codigo = await readsCodigo()
  const confirmado = await confirma(`${codigo.slice(0, 3)} ${codigo.slice(3)}`)
  const deAntes = { id: persona.id, email: ANTES, telefono: '0981', email_pendiente: NUEVO }
  expect(pedido).toMatchObject({ status: 200, data: { ...deAntes, email_vale_en: null } })
  expect(confirmado).toMatchObject({
    status: 200,
    data: { ...deAntes, email_vale_en: '2026-03-05T12:00:00.000Z' },
  })
  advance(72 * HORA - 1)
  pasaUnMinuto()
  expect(await ve()).toMatchObject(deAntes)
  advance(1)
  pasaUnMinuto()

  expect(await ve()).toMatchObject({
    email: NUEVO,
    email_pendiente: null,
    email_vale_en: null,
  })
  await outbox.sendDue()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [NUEVO, 'Confirma tu email nuevo'],
    [ANTES, 'Se pidió cambiar tu email'],
    [ANTES, 'Tu email va a cambiar'],
    [NUEVO, 'Confirmaste tu email nuevo'],
    [ANTES, 'Tu email cambió'],
    [NUEVO, 'Tu email cambió'],
  ])
  expect(sent[1]?.text).toContain('cambiar este email por a*a@nuevo.py.')
  expect(sent[2]?.text).toContain('Vale desde el 05/03/2026 09:00')
  const { data } = await (await como(contexto)).admin.auditoria.get({ query: { q: 'email' } })
  expect(data.data).toMatchObject([
    { rol: cual.rol, nombre: 'Ana Paz', llamada: 'email.cambiar', resumen: 'Cambió su email' },
    { rol: cual.rol, nombre: 'Ana Paz', llamada: 'email.confirmar', resumen: 'Confirmó su email nuevo' },
    ...(cual.rol === 'docente' ? [{ llamada: 'perfil.editar' }] : []),
  ])
})

test('hasta que el email nuevo vale se ingresa con el de antes; después, con el nuevo', async () => {
  const { cambia, confirma, readsCodigo, advance, pasaUnMinuto, api, outbox, sent } = await conPersona()
  const conCodigo = async () => {
    const antes = sent.length
    for (const email of [ANTES, NUEVO]) await api['request-otp'].post({ email })
    await outbox.sendDue()
    return sent.slice(antes).filter(({ subject }) => subject === 'Tu código de ingreso')
  }
  await cambia()
  await confirma(await readsCodigo())

  const mientras = await conCodigo()
  advance(72 * HORA)
  pasaUnMinuto()
  const despues = await conCodigo()

  expect([...mientras, ...despues].map(({ to }) => to)).toEqual([ANTES, NUEVO])
})

test.each(roles)(
  'guardar el perfil de un $rol con el email de siempre no cancela lo que confirmó',
  async (cual) => {
    const { cambia, confirma, readsCodigo, lee } = await conPersona(cual)
    await cambia()
    await confirma(await readsCodigo())

    await cambia(ANTES)

    expect(await lee()).toMatchObject({ email: ANTES, email_pendiente: NUEVO })
  },
)

test.each(roles)('el email de antes de un $rol cancela el cambio con el enlace de su aviso', async (cual) => {
  const { cambia, confirma, readsCodigo, lee, sent, send, call, advance, db } = await conPersona(cual)
  await cambia()
  await confirma(await readsCodigo())
  const enlaces = sent.flatMap(({ to, text }) => (to === ANTES ? [enlaceEn(text)] : []))
  const [enlace = ''] = enlaces

  const visto = await call(enlace)
  const ajeno = await send(`POST ${enlace.slice(0, -4)}0000/cancelar`)
  const cancelado = await send(`POST ${enlace}/cancelar`)
  const otraVez = await send(`POST ${enlace}/cancelar`)

  expect(enlace).toMatch(/^\/cambio-de-email\/\d+-[0-9a-f]{64}$/)
  expect(enlaces).toEqual([enlace])
  expect(await visto.json()).toEqual({ email: 'a*a@nuevo.py' })
  expect(visto.headers.get('cache-control')).toBe('no-store')
  expect(cancelado).toMatchObject({ status: 200, data: { message: 'Tu email queda como estaba.' } })
  expect([ajeno, otraVez].map(({ status, data }) => [status, data.code])).toEqual([
    [404, 'cambio_no_encontrado'],
    [404, 'cambio_no_encontrado'],
  ])
  expect(await lee()).toMatchObject({ email: ANTES, email_pendiente: null })
  expect(db.select().from(cambiosDeEmail).all()).toEqual([])
  advance(MINUTO)
  await cambia()
  expect((await send(`GET ${enlace}`)).status).toBe(404)
})

const enlaceEn = (texto: string) => /Cancelar el cambio: http:\/\/localhost(\S+)/.exec(texto)?.[1] ?? ''

test('el enlace vale desde que se pide, y hasta que el cambio vale', async () => {
  const { cambia, confirma, readsCodigo, sent, send, advance, pasaUnMinuto, lee } = await conPersona()
  await cambia()
  const codigo = await readsCodigo()
  const enlace = enlaceEn(sent.find(({ to }) => to === ANTES)?.text ?? '')
  advance(MINUTO)
  await cambia()
  expect((await send(`GET ${enlace}`)).status).toBe(200)

  expect((await confirma(codigo)).status).toBe(400)
  expect((await confirma(await readsCodigo())).status).toBe(200)
  expect((await cambia()).data).toMatchObject({ email: ANTES, email_pendiente: NUEVO })
  expect(await lee()).toMatchObject({ email_vale_en: expect.any(String) })
  advance(72 * HORA)
  pasaUnMinuto()

  expect((await send(`POST ${enlace}/cancelar`)).status).toBe(404)
})

test('desde la página sin JavaScript se va a la que dice que se canceló', async () => {
  const { cambia, readsCodigo, sent, call, lee } = await conPersona()
  await cambia()
  await readsCodigo()
  const enlace = enlaceEn(sent.find(({ to }) => to === ANTES)?.text ?? '')
  const envia = (origin: string) =>
    call(`${enlace}/cancelar`, { method: 'POST', headers: { accept: 'text/html', origin } })

  expect((await envia('https://ajeno.example')).status).toBe(403)
  expect((await lee()).email_pendiente).toBe(NUEVO)
  const respuesta = await envia('http://localhost')

  expect([respuesta.status, respuesta.headers.get('location')]).toEqual([
    303,
    'http://localhost/cambio-de-email/cancelado',
  ])
  expect((await lee()).email_pendiente).toBe(null)
})

test.each(roles)('la administración confirma el email que un $rol pidió, sin esperar', async (cual) => {
  const { cambia, readsCodigo, lee, contexto, persona, sent, outbox } = await conPersona(cual)
  const admin = await como(contexto)
  const call = `POST /admin/${cual.rol}s/${persona.id}/email/confirmar`
  expect(await admin(call)).toMatchObject({ status: 409, data: { code: 'sin_cambio_de_email' } })
  await cambia()
  await readsCodigo()

  const leidos = [
    (await admin(`GET ${cual.ruta}/${persona.id}`)).data,
    (await admin(`GET /admin/${cual.rol}s`)).data[0],
    (await admin(`PUT ${cual.ruta}/${persona.id}`, { telefono: '1' })).data,
  ]
  const confirmado = await admin(call)

  for (const leido of leidos) expect(leido).toMatchObject({ email: ANTES, email_pendiente: NUEVO })
  expect(confirmado).toMatchObject({ status: 200, data: { email: NUEVO, email_pendiente: null } })
  expect(await lee()).toMatchObject({ email: NUEVO, email_pendiente: null })
  await outbox.sendDue()
  expect(sent.filter(({ subject }) => subject === 'Tu email cambió').map(({ to }) => to)).toEqual([
    ANTES,
    NUEVO,
  ])
  const { data } = await admin.admin.auditoria.get({ query: {} })
  expect(data.data[0]).toMatchObject({
    nombre: 'Administración',
    resumen: `Confirmó el email nuevo del ${cual.rol}: «Ana Paz»`,
  })
  expect((await (await como(contexto, cual.rol, persona))(call)).status).toBe(403)
  expect((await admin(`POST /admin/${cual.rol}s/999/email/confirmar`)).status).toBe(404)
})

test.each(roles)(
  'si mientras esperaba el email de un $rol pasó a ser de otro, no cambia y se dice',
  async (cual) => {
    const { cambia, confirma, readsCodigo, ve, contexto, persona, advance, pasaUnMinuto, sent, outbox, db } =
      await conPersona(cual)
    await cambia()
    await confirma(await readsCodigo())
    cual.insert(db, { email: NUEVO.toUpperCase() })
    const admin = await como(contexto)

    const confirmado = await admin(`POST /admin/${cual.rol}s/${persona.id}/email/confirmar`)
    expect(confirmado).toMatchObject({ status: 409, data: { code: 'email_ocupado' } })
    expect(await ve()).toMatchObject({ email: ANTES, email_pendiente: NUEVO })
    advance(72 * HORA)
    pasaUnMinuto()

    expect(await ve()).toMatchObject({ email: ANTES, email_pendiente: null })
    await outbox.sendDue()
    const dichos = sent.filter(({ subject }) => subject === 'Tu email no cambió')
    expect(dichos.map(({ to }) => to)).toEqual([ANTES, NUEVO])
  },
)

test('quien no confirma sigue ingresando con el de antes', async () => {
  const { cambia, api, outbox, sent } = await conPersona()
  await cambia()

  await api['request-otp'].post({ email: ANTES })
  await api['request-otp'].post({ email: NUEVO })
  await outbox.sendDue()

  const ingresos = sent.filter(({ subject }) => subject === 'Tu código de ingreso')
  expect(ingresos.map(({ to }) => to)).toEqual([ANTES])
})

test('un código errado se dice, y cinco lo anulan', async () => {
  const { cambia, confirma, readsCodigo, lee, advance } = await conPersona()
  await cambia()
  const codigo = await readsCodigo()

  for (let i = 0; i < 5; i++)
    expect(await confirma(otro(codigo))).toMatchObject({ status: 400, data: { code: 'codigo_incorrecto' } })
  expect(await confirma(codigo)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
  expect(await lee()).toMatchObject({ email: ANTES, email_pendiente: NUEVO })

  advance(MINUTO)
  await cambia()
  expect((await confirma(await readsCodigo())).data.email_vale_en).toEqual(expect.any(String))
})

test('un código vale por diez minutos, y una sola vez', async () => {
  const { cambia, confirma, readsCodigo, advance } = await conPersona()
  await cambia()
  const vencido = await readsCodigo()
  advance(10 * MINUTO)
  expect((await confirma(vencido)).data.code).toBe('codigo_vencido')

  await cambia()
  const codigo = await readsCodigo()
  advance(10 * MINUTO - 1)
  expect((await confirma(codigo)).status).toBe(200)
  expect((await confirma(codigo)).data.code).toBe('codigo_vencido')
})

test('sin nada que confirmar, o con un código mal escrito, no se confirma', async () => {
  const { cambia, confirma, readsCodigo } = await conPersona()

  expect((await confirma('123456')).data.code).toBe('codigo_vencido')
  await cambia()
  const codigo = await readsCodigo()
  for (const mal of ['12', '', undefined, {}]) {
    expect(await confirma(mal)).toMatchObject({
      status: 400,
      data: { campos: { codigo: 'El código debe tener 6 dígitos.' } },
    })
  }
  expect((await confirma(codigo)).status).toBe(200)
})

test('un cambio más nuevo reemplaza al anterior', async () => {
  const { cambia, confirma, readsCodigo, advance, db, sent } = await conPersona()
  await cambia()
  const primero = await readsCodigo()
  advance(MINUTO)
  expect((await cambia('ana@otro.py')).data.email_pendiente).toBe('ana@otro.py')
  const segundo = await readsCodigo()

  expect(db.select().from(cambiosDeEmail).all()).toHaveLength(1)
  if (primero !== segundo) expect((await confirma(primero)).data.code).toBe('codigo_incorrecto')
  expect((await confirma(segundo)).data.email_pendiente).toBe('ana@otro.py')
  const avisos = sent.filter(({ subject }) => subject === 'Se pidió cambiar tu email')
  expect(avisos.map(({ to }) => to)).toEqual([ANTES, ANTES])
})

test('otro código para el mismo email no se le avisa otra vez al de antes', async () => {
  const { cambia, readsCodigo, advance, sent } = await conPersona()
  await cambia()
  advance(MINUTO)
  await cambia()
  await readsCodigo()

  expect(sent.map(({ to }) => to)).toEqual([NUEVO, ANTES])
})

test('un email que ya es de alguien no se pide, ni se confirma si lo fue mientras', async () => {
  const { cambia, confirma, readsCodigo, lee, db } = await conPersona()
  const ocupado = { status: 409, data: { code: 'email_ocupado', campos: { email: expect.any(String) } } }
  const { email } = insertAlumno(db)

  expect(await cambia(email.toUpperCase())).toMatchObject(ocupado)
  expect((await lee()).email_pendiente).toBe(null)
  await cambia()
  insertAlumno(db, { email: NUEVO.toUpperCase() })

  expect(await confirma(await readsCodigo())).toMatchObject(ocupado)
  expect((await lee()).email).toBe(ANTES)
})

test('el email de un docente lo puede pedir un alumno, sin quitarle su código de ingreso', async () => {
  const { cambia, api, readsCodigo, sent, db } = await conPersona()
  insertDocente(db, { email: NUEVO })
  await api.docente['request-otp'].post({ email: NUEVO })

  expect((await cambia()).status).toBe(200)
  await readsCodigo()

  expect(sent.map(({ subject }) => subject)).toContain('Tu código de ingreso')
})

test.each(roles)('un $rol pide uno por minuto y cinco por hora', async (cual) => {
  const { cambia, lee, advance, pide } = await conPersona(cual)

  expect((await cambia()).status).toBe(200)
  advance(59_000)
  const pronto = await cambia('ana@otro.py', { telefono: '1' })
  expect(pronto).toMatchObject({ status: 429, data: { code: 'demasiados_pedidos' } })
  expect(pronto.headers.get('retry-after')).toBe('1')
  expect(await lee()).toMatchObject({ email_pendiente: NUEVO, telefono: null })
  expect((await pide(`PUT ${cual.me}`, { telefono: '2' })).status).toBe(200)
  for (let i = 0; i < 4; i++) {
    advance(MINUTO)
    expect((await cambia()).status).toBe(200)
  }
  advance(MINUTO)
  expect((await cambia()).status).toBe(429)
  advance(HORA)
  expect((await cambia()).status).toBe(200)
})

test('sin límites por tiempo se piden los que se quieran', async () => {
  const { cambia } = await conPersona(roles[0], true)

  for (let i = 0; i < 7; i++) expect((await cambia()).status).toBe(200)
})

test.each(roles)('un $rol renuncia al cambio, también escribiendo el de ahora', async (cual) => {
  const { cambia, confirma, readsCodigo, lee, pide, advance } = await conPersona(cual)
  await cambia()
  const codigo = await readsCodigo()

  expect(await pide(`DELETE ${cual.me}/email`)).toMatchObject({
    status: 200,
    data: { message: 'Tu email queda como estaba.' },
  })
  expect((await lee()).email_pendiente).toBe(null)
  expect((await confirma(codigo)).data.code).toBe('codigo_vencido')
  expect((await pide(`DELETE ${cual.me}/email`)).status).toBe(200)

  advance(MINUTO)
  await cambia()
  expect((await pide(`PUT ${cual.me}`, { telefono: '1' })).data.email_pendiente).toBe(NUEVO)
  expect((await cambia(ANTES.toUpperCase())).data).toMatchObject({
    email: ANTES.toUpperCase(),
    email_pendiente: null,
  })
})

test.each(roles)('lo que la administración pone vale ya, y el cambio de un $rol se olvida', async (cual) => {
  const { cambia, contexto, persona, db } = await conPersona(cual)
  await cambia()
  const admin = await como(contexto)

  await admin(`PUT ${cual.ruta}/${persona.id}`, { telefono: '1' })
  expect(db.select().from(cambiosDeEmail).all()).toHaveLength(1)
  const { data } = await admin(`PUT ${cual.ruta}/${persona.id}`, { email: 'ana@admin.py' })

  expect(data.email).toBe('ana@admin.py')
  expect(db.select().from(cambiosDeEmail).all()).toEqual([])
})

test.each(roles)('con un $rol eliminado se va lo que esperaba', async (cual) => {
  const { cambia, contexto, persona, db } = await conPersona(cual)
  await cambia()

  await (await como(contexto))(`DELETE ${cual.ruta}/${persona.id}`)

  expect(db.select().from(cambiosDeEmail).all()).toEqual([])
})

test('del código solo se guarda una huella, y el correo se borra al salir', async () => {
  const { cambia, readsCodigo, db } = await conPersona()
  await cambia()
  const codigo = await readsCodigo()

  expect(db.select().from(cambiosDeEmail).get()?.hash).toMatch(/^[0-9a-f]{64}$/)
  const carta = db.select().from(correos).where(eq(correos.para, NUEVO)).get()
  expect(carta).toMatchObject({ estado: 'enviado', texto: '', html: '' })
  expect(carta?.asunto).not.toContain(codigo)
})

test('lo que en un día nadie confirmó ya no espera', async () => {
  const { cambia, contexto, persona, advance, db, deps } = await conPersona()
  const readsPendiente = async () =>
    (await (await como(contexto, 'alumno', persona)).alumnos.me.get()).data.email_pendiente
  await cambia()
  advance(24 * HORA - 1)
  expect(await readsPendiente()).toBe(NUEVO)
  advance(1)
  expect(await readsPendiente()).toBe(null)

  transact(db, (tx) => forgetPendientes(tx, deps.now()))
  expect(db.select().from(cambiosDeEmail).all()).toEqual([])
})
