import { expect, test } from 'vitest'
import { codigos } from '../../db/schema/codigos.ts'
import { contribuyenteEmails, contribuyentes } from '../../db/schema/recibos.ts'
import { insertAlumno } from '../support/academia.ts'
import { mundoDeAportes } from '../support/aportes.ts'
import { responde } from '../support/prueba-de-trabajo.ts'

const PROPIA = 'Maria@gmail.com'
const MINUTO = 60_000

function mundoConReclamos(opciones: Parameters<typeof mundoDeAportes>[0] = {}) {
  const mundo = mundoDeAportes(opciones)
  const { send, outbox, sent, asAdmin, aporta, api } = mundo
  const reclama = (recibo: string, datos: object = {}) =>
    send(`POST /aportes/${recibo}/reclamar`, { email: PROPIA, ...datos })
  /** A code's mail leaves before the others that wait. */
  const cartaDeCodigo = async () => {
    await outbox.sendDue()
    return sent.findLast(({ subject }) => subject.startsWith('Tu código'))
  }
  const codigoDe = async () => /\d{6}/.exec((await cartaDeCodigo())?.text ?? '')?.[0] ?? ''
  return {
    ...mundo,
    reclama,
    cartaDeCodigo,
    codigoDe,
    publica: async (email: string) => {
      const { id, recibo } = await aporta({ email })
      await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
      return recibo as string
    },
    /** From the receipt to the answer. */
    suma: async (recibo: string, datos: object = {}) => {
      await reclama(recibo, { email: PROPIA, ...datos, codigo: '' })
      return reclama(recibo, { ...datos, codigo: await codigoDe() })
    },
    ranking: async () => (await api.ranking.get()).data,
  }
}

test('con el recibo y el código del correo, dos direcciones son una persona', async () => {
  const { publica, reclama, cartaDeCodigo, codigoDe, ranking, db } = mundoConReclamos()
  await publica(PROPIA)
  const recibo = await publica('otra@aporta.py')
  expect(await ranking()).toHaveLength(2)

  const pedido = await reclama(recibo)
  const carta = await cartaDeCodigo()
  const sumado = await reclama(recibo, { codigo: await codigoDe() })

  expect(pedido).toMatchObject({ status: 200, data: { message: 'Código enviado a tu email.' } })
  expect(carta).toMatchObject({ to: 'maria@gmail.com', subject: expect.not.stringMatching(/\d{6}/) })
  expect(sumado).toMatchObject({ status: 200, data: { como: 'CORREO', nombre: null } })
  expect(await ranking()).toMatchObject([{ email: 'm***a@gmail.com', contributions: 2 }])
  expect(db.select().from(contribuyenteEmails).all()).toEqual([
    { email: 'maria@gmail.com', contribuyenteId: 1 },
    { email: 'otra@aporta.py', contribuyenteId: 1 },
  ])
})

test('un alumno que no dice cómo aparecer sigue con su nombre', async () => {
  const { aporta, asAdmin, suma, ranking } = mundoConReclamos()
  const suyo = { is_student_contribution: true, student_first_name: 'Ana', student_last_name: 'Sosa' }
  const { id, recibo } = await aporta({ email: PROPIA, ...suyo })
  await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })

  expect((await suma(recibo)).data).toMatchObject({ como: 'NOMBRE', nombre: 'Ana Sosa' })

  expect(await ranking()).toMatchObject([
    { nombre: 'Ana Sosa', is_student_contribution: true, contributions: 1 },
  ])
})

test('elige cómo aparecer, y puede cambiarlo', async () => {
  const { publica, suma, ranking, advance } = mundoConReclamos()
  const recibo = await publica(PROPIA)

  await suma(recibo, { como: 'NOMBRE', nombre: 'María Vera' })
  const conNombre = await ranking()
  advance(2 * MINUTO)
  await suma(recibo, { como: 'ANONIMO' })
  const anonima = await ranking()
  advance(2 * MINUTO)
  await suma(recibo, { como: 'CORREO' })

  expect(conNombre).toMatchObject([{ nombre: 'María Vera', email: '', contributions: 1 }])
  expect(anonima).toMatchObject([{ nombre: 'Anónimo', email: '', student_first_name: null }])
  const [fila] = await ranking()
  expect(fila).toMatchObject({ email: 'm***a@gmail.com' })
  expect(fila).not.toHaveProperty('nombre')
})

test.each([
  [{ email: '' }, 'El email es obligatorio.'],
  [{ email: 'no' }, 'El email no es válido.'],
  [{ codigo: '12' }, 'El código debe tener 6 dígitos.'],
  [{ como: 'RARO' }, 'Elige cómo quieres aparecer.'],
  [{ como: 'NOMBRE' }, 'Falta el nombre con el que quieres aparecer.'],
  [{ como: 'NOMBRE', nombre: 'x'.repeat(121) }, 'El nombre no puede pasar de 120 caracteres.'],
])('%o no vale', async (datos, texto) => {
  const { aporta, reclama, db } = mundoConReclamos()
  const { recibo } = await aporta()

  expect(await reclama(recibo, datos)).toMatchObject({ status: 400, data: { error: texto } })
  expect(db.select().from(codigos).all()).toEqual([])
})

test('lo que otra persona sumó no se suma: se le dice que escriba', async () => {
  const { publica, suma, reclama, asAdmin, db, ranking, advance } = mundoConReclamos()
  const recibo = await publica('otra@aporta.py')
  await suma(recibo)
  await asAdmin.admin.institucion.put({ correo: 'museo@ejemplo.py' })
  advance(2 * MINUTO)

  const ajeno = await reclama(recibo, { email: 'ladron@ajeno.py' })

  expect(ajeno).toMatchObject({ status: 409, data: { code: 'aporte_ajeno' } })
  expect(ajeno.data.message).toContain('Escríbenos: museo@ejemplo.py')
  expect(db.select().from(contribuyentes).all()).toHaveLength(1)
  expect(await ranking()).toHaveLength(1)
})

test('de dos que piden a la vez, el segundo no lo suma', async () => {
  const { publica, reclama, codigoDe } = mundoConReclamos()
  const recibo = await publica('otra@aporta.py')
  await reclama(recibo)
  const suyo = await codigoDe()
  await reclama(recibo, { email: 'segunda@aporta.py' })
  const ajeno = await codigoDe()

  expect((await reclama(recibo, { codigo: suyo })).status).toBe(200)
  expect((await reclama(recibo, { email: 'segunda@aporta.py', codigo: ajeno })).status).toBe(409)
})

test('una tercera dirección se suma a las que ya eran suyas', async () => {
  const { publica, suma, ranking, advance } = mundoConReclamos()
  await suma(await publica('una@aporta.py'), { como: 'NOMBRE', nombre: 'María Vera' })
  advance(2 * MINUTO)

  await suma(await publica('tercera@aporta.py'))

  expect(await ranking()).toMatchObject([{ nombre: 'María Vera', contributions: 2 }])
})

test('el código vale una vez, por diez minutos, y solo para esto', async () => {
  const { publica, reclama, codigoDe, send, db, advance } = mundoConReclamos()
  const recibo = await publica('otra@aporta.py')
  insertAlumno(db, { email: PROPIA })
  await reclama(recibo)
  const codigo = await codigoDe()

  const ingreso = await send('POST /alumnos/verify-otp', { email: PROPIA, otp: codigo })
  const errado = await reclama(recibo, { codigo: codigo === '000000' ? '111111' : '000000' })
  const bueno = await reclama(recibo, { codigo })
  const otraVez = await reclama(recibo, { codigo })
  advance(2 * MINUTO)
  await reclama(recibo)
  const viejo = await codigoDe()
  advance(10 * MINUTO)

  expect([ingreso, errado, bueno, otraVez].map(({ status }) => status)).toEqual([400, 400, 200, 400])
  expect(ingreso.data).not.toHaveProperty('token')
  expect((await reclama(recibo, { codigo: viejo })).status).toBe(400)
})

test('se pide otro recién al minuto, y quien prueba códigos se queda sin ellos', async () => {
  const { publica, reclama, codigoDe } = mundoConReclamos()
  const recibo = await publica('otra@aporta.py')
  await reclama(recibo)
  const codigo = await codigoDe()

  expect((await reclama(recibo)).status).toBe(429)
  for (let errado = 0; errado < 5; errado++) await reclama(recibo, { codigo: `00000${errado}` })
  expect((await reclama(recibo, { codigo })).status).toBe(400)
})

test('lo retirado ya no se puede sumar, y lo que no hay es 404', async () => {
  const { aporta, api, reclama } = mundoConReclamos()
  const { recibo } = await aporta()
  await api.aportes({ recibo }).retirar.post()

  expect(await reclama(recibo)).toMatchObject({ status: 409, data: { code: 'aporte_sin_direccion' } })
  expect((await reclama('GUA-0000-0000')).status).toBe(404)
})

test('donde muchos piden códigos con un email, sumar un aporte pide una prueba', async () => {
  const { publica, desde, send, codigoDe, reclama } = mundoConReclamos()
  const recibo = await publica('otra@aporta.py')
  for (let i = 0; i < 20; i++) await desde(`10.0.${i}.1`)('POST /request-otp', { email: PROPIA })

  const pedida = await reclama(recibo)
  const headers = { 'x-prueba': responde(pedida.data.reto) }
  const conPrueba = await send(`POST /aportes/${recibo}/reclamar`, { email: PROPIA }, headers)

  expect(pedida).toMatchObject({ status: 429, data: { code: 'prueba_pedida' } })
  expect(conPrueba.status).toBe(200)
  expect((await reclama(recibo, { codigo: await codigoDe() })).status).toBe(200)
})
