import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { forgetPendientes } from '../../api/casa/sesiones/cambio-pendiente.ts'
import { transact } from '../../db/client.ts'
import { cambiosDeEmail } from '../../db/schema/cambios-de-email.ts'
import { correos } from '../../db/schema/correos.ts'
import { insertAlumno, insertDocente } from '../support/academia.ts'
import { como, testApi } from '../support/api.ts'

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
    async readsCodigo() {
      await contexto.outbox.sendDue()
      const carta = contexto.sent.findLast(({ subject }) => subject === 'Confirma tu email nuevo')
      return /es (\d{6})\./.exec(carta?.text ?? '')?.[1] ?? ''
    },
  }
}

const otro = (codigo: string) => (codigo === '000000' ? '000001' : '000000')

test.each(roles)('el email nuevo de un $rol vale cuando se lo confirma', async (cual) => {
  const { cambia, confirma, lee, readsCodigo, sent, contexto, persona } = await conPersona(cual)

  const pedido = await cambia(NUEVO, { telefono: '0981' })
  const codigo = await readsCodigo()
  const mientras = await lee()
  const confirmado = await confirma(`${codigo.slice(0, 3)} ${codigo.slice(3)}`)

  expect(pedido).toMatchObject({
    status: 200,
    data: { email: ANTES, telefono: '0981', email_pendiente: NUEVO },
  })
  expect(mientras).toMatchObject({ email: ANTES, email_pendiente: NUEVO })
  expect(confirmado).toMatchObject({
    status: 200,
    data: { id: persona.id, email: NUEVO, telefono: '0981', email_pendiente: null },
  })
  expect(await lee()).toEqual(confirmado.data)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [NUEVO, 'Confirma tu email nuevo'],
    [ANTES, 'Se pidió cambiar tu email'],
  ])
  expect(sent[1]?.text).toContain('cambiar este email por a*a@nuevo.py.')
  const { data } = await (await como(contexto)).admin.auditoria.get({ query: { q: 'email' } })
  expect(data.data[0]).toMatchObject({
    rol: cual.rol,
    nombre: 'Ana Paz',
    llamada: 'email.confirmar',
    resumen: 'Cambió su email',
  })
})

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
  expect((await confirma(await readsCodigo())).data.email).toBe(NUEVO)
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
  expect((await confirma(segundo)).data.email).toBe('ana@otro.py')
  expect(sent.filter(({ to }) => to === ANTES)).toHaveLength(2)
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
