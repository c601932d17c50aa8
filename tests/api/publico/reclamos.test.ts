import { expect, test } from 'vitest'
import { eraseDatos } from '../../../api/casa/datos-personales/borrado.ts'
import { transact } from '../../../db/client.ts'
import { codigos } from '../../../db/schema/codigos.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { contribuyenteEmails, contribuyentes } from '../../../db/schema/contribuyentes.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import { insertAlumno } from '../../support/academia.ts'
import { mundoDeAportes } from '../../support/aportes.ts'
import { insertCreador } from '../../support/creadores.ts'
import { responde } from '../../support/prueba-de-trabajo.ts'

const PROPIA = 'Maria@gmail.com'
const MINUTO = 60_000

function mundoConReclamos(opciones: Parameters<typeof mundoDeAportes>[0] = {}) {
  const mundo = mundoDeAportes(opciones)
  const { send, outbox, sent, asAdmin, aporta, api } = mundo
  const reclama = async (recibo: string, datos: object = {}, cookie = '') => {
    const dicho = await send(`POST /aportes/${recibo}/reclamar`, { email: PROPIA, ...datos }, { cookie })
    return { ...dicho, cookie: (dicho.headers.get('set-cookie') ?? '').replace(/;.*/s, '') }
  }
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
    suma: async (recibo: string, datos: object = {}, cookie = '') => {
      await reclama(recibo, { ...datos, codigo: '' }, cookie)
      return reclama(recibo, { ...datos, codigo: await codigoDe() }, cookie)
    },
    /** What waits for the administrator. */
    nombres: async () => (await asAdmin.composers.admin.suggestions.get()).data ?? [],
    ranking: async () => (await api.ranking.get()).data,
  }
}

test('con el recibo y el código del correo, ese aporte es de quien lee ese correo', async () => {
  const { publica, reclama, cartaDeCodigo, codigoDe, ranking, db } = mundoConReclamos()
  await publica(PROPIA)
  const recibo = await publica('otra@aporta.py')
  expect(await ranking()).toHaveLength(2)

  await reclama(recibo)
  const carta = await cartaDeCodigo()
  const sumado = await reclama(recibo, { codigo: await codigoDe() })

  expect(carta).toMatchObject({ to: 'maria@gmail.com', subject: expect.not.stringMatching(/\d{6}/) })
  expect(sumado).toMatchObject({ status: 200, data: { como: 'CORREO', nombre: null } })
  expect(await ranking()).toMatchObject([{ email: 'm***a@gmail.com', contributions: 2 }])
  expect(db.select().from(contribuyenteEmails).all()).toEqual([
    { email: 'maria@gmail.com', contribuyenteId: 1 },
  ])
})

test('de una dirección que no se probó se suma solo el aporte del recibo', async () => {
  const { publica, suma, ranking } = mundoConReclamos()
  const suyo = await publica('otra@aporta.py')
  await publica('otra@aporta.py')
  await publica('otra@aporta.py')

  await suma(suyo)

  expect(await ranking()).toMatchObject([
    { email: 'o**a@aporta.py', contributions: 2 },
    { email: 'm***a@gmail.com', contributions: 1 },
  ])
})

test('con un código enviado a la dirección del aporte se suman los demás de ella, y nada de lo que otro sumó', async () => {
  const { publica, suma, ranking, advance } = mundoConReclamos()
  const deMaria = await publica('otra@aporta.py')
  const propio = await publica('otra@aporta.py')
  await publica('Otra@aporta.py')
  await suma(deMaria)
  advance(2 * MINUTO)

  expect((await suma(propio, { email: 'otra@aporta.py' })).status).toBe(200)

  expect(await ranking()).toMatchObject([
    { email: 'o**a@aporta.py', contributions: 2 },
    { email: 'm***a@gmail.com', contributions: 1 },
  ])
})

test('quien sumó un aporte prueba en ese navegador su dirección, y los demás van al mismo nombre', async () => {
  const { publica, suma, reclama, ranking, advance } = mundoConReclamos()
  const recibo = await publica('otra@aporta.py')
  await publica('otra@aporta.py')
  const { cookie } = await suma(recibo)
  advance(2 * MINUTO)

  expect((await reclama(recibo, { email: 'otra@aporta.py' })).status).toBe(409)
  expect((await suma(recibo, { email: 'otra@aporta.py' }, cookie)).status).toBe(200)

  expect(await ranking()).toMatchObject([{ email: 'm***a@gmail.com', contributions: 2 }])
})

test('el puesto y si se sumó los ve solo el navegador que lo sumó', async () => {
  const { publica, suma, send, advance } = mundoConReclamos()
  const recibo = await publica('otra@aporta.py')
  advance(1000)
  const ajeno = await publica('ajena@aporta.py')
  const lee = async (cual: string, cookie = '') =>
    (await send(`GET /aportes/${cual}`, undefined, { cookie })).data as object
  const nada = { reclamado: false, puesto: null }

  expect(await lee(recibo)).toMatchObject(nada)
  const { cookie } = await suma(recibo)
  advance(2 * MINUTO)
  const deOtra = await suma(ajeno, { email: 'ajena@aporta.py' })

  expect(await lee(recibo, cookie)).toMatchObject({ reclamado: true, puesto: 1 })
  expect(await lee(recibo)).toMatchObject(nada)
  expect(await lee(recibo, deOtra.cookie)).toMatchObject(nada)
  expect(await lee(ajeno, cookie)).toMatchObject(nada)
  expect(await lee(recibo, `${cookie}x`)).toMatchObject(nada)
})

test('el puesto es el del ranking que se pide', async () => {
  const { publica, suma, send, db } = mundoConReclamos()
  const recibo = await publica(PROPIA)
  for (let otro = 0; otro < 2; otro++) insertCreador(db, { email: 'otra@aporta.py', published_at: 0 })
  const { cookie } = await suma(recibo)
  const lee = (periodo = '') => send(`GET /aportes/${recibo}${periodo}`, undefined, { cookie })

  expect((await lee()).data.puesto).toBe(2)
  expect((await lee('?periodo=mes')).data.puesto).toBe(1)
  expect((await lee('?periodo=siglo')).status).toBe(400)
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

test('un nombre de alumno que nadie revisó también espera', async () => {
  const { aporta, suma, ranking, publica, nombres, advance } = mundoConReclamos()
  const suyo = { is_student_contribution: true, student_first_name: 'Feo', student_last_name: 'Insulto' }
  const { recibo } = await aporta({ email: 'sin@revisar.py', ...suyo })
  await suma(await publica(PROPIA))
  advance(2 * MINUTO)

  expect((await suma(recibo, { como: 'NOMBRE', nombre: 'Feo Insulto' })).data.por_aprobar).toBe(true)

  expect(await ranking()).toMatchObject([{ email: 'm***a@gmail.com', contributions: 1 }])
  expect(await nombres()).toMatchObject([{ nombre_pedido: 'Feo Insulto' }])
})

test('el nombre elegido espera entre las sugerencias, y hasta que se aprueba se ve el correo a medias', async () => {
  const { publica, suma, ranking, nombres, api, asAdmin, outbox, sent } = mundoConReclamos()
  const recibo = await publica(PROPIA)

  const { data } = await suma(recibo, { como: 'NOMBRE', nombre: 'María Vera' })
  const espera = await ranking()
  const [pedido] = await nombres()

  expect(data).toMatchObject({ como: 'NOMBRE', nombre: 'María Vera', por_aprobar: true })
  expect(data.message).toMatch(/^Listo: tus aportes se suman a tu nombre\. El nombre se ve cuando/)
  expect(espera).toMatchObject([{ email: 'm***a@gmail.com', contributions: 1 }])
  expect(espera?.[0]).not.toHaveProperty('nombre')
  expect(pedido).toMatchObject({ nombre_pedido: 'María Vera', suggester_email: 'maria@gmail.com' })
  expect((await api.composers.cola.get()).data?.pendientes).toBe(0)
  const sugerencia = asAdmin.composers.admin.suggestions({ id: pedido?.id ?? 0 })
  expect((await sugerencia.review.post({ reason: 'No.' })).status).toBe(409)
  expect((await sugerencia.approve.post()).status).toBe(200)

  expect(await ranking()).toMatchObject([{ nombre: 'María Vera', email: '', contributions: 1 }])
  expect((await sugerencia.approve.post()).status).toBe(409)
  expect(await nombres()).toEqual([])
  await outbox.sendDue()
  expect(sent.at(-1)).toMatchObject({ to: 'maria@gmail.com', subject: 'Ya apareces con tu nombre' })
  const { data: lineas } = await asAdmin.admin.auditoria.get({ query: {} })
  expect(lineas?.data[0]?.resumen).toBe('Aprobó una sugerencia — un nombre en el ranking')
})

test('un nombre rechazado no se ve, y quien lo eligió lee por qué', async () => {
  const { publica, suma, ranking, nombres, asAdmin, outbox, sent } = mundoConReclamos()
  await suma(await publica(PROPIA), { como: 'NOMBRE', nombre: 'Un insulto' })
  const [pedido] = await nombres()

  const rechazo = await asAdmin.composers.admin
    .suggestions({ id: pedido?.id ?? 0 })
    .reject.post({ reason: 'No es un nombre.' })

  expect(rechazo.status).toBe(200)
  expect(await ranking()).toMatchObject([{ email: 'm***a@gmail.com' }])
  await outbox.sendDue()
  expect(sent.at(-1)?.text).toContain('> No es un nombre.')
})

test('de quien pidió que se borren sus datos no queda el nombre que eligió', async () => {
  const { publica, suma, db, deps } = mundoConReclamos()
  const { id } = insertAlumno(db, { email: PROPIA })
  await suma(await publica('otra@aporta.py'), { como: 'NOMBRE', nombre: 'María Vera' })

  transact(db, (tx) => eraseDatos(deps, tx, { rol: 'alumno', id }))

  const todo = [sugerencias, contribuyentes, contribuyenteEmails].map((tabla) =>
    db.select().from(tabla).all(),
  )
  expect(todo).toEqual([[], [], []])
  expect(db.select({ de: recibos.contribuyenteId }).from(recibos).all()).toEqual([{ de: null }])
})

test('puede cambiar cómo aparece: un nombre nuevo espera, uno aprobado no', async () => {
  const { publica, suma, ranking, advance, nombres, asAdmin } = mundoConReclamos()
  const recibo = await publica(PROPIA)
  const elige = async (datos: object) => {
    advance(15 * MINUTO)
    await suma(recibo, datos)
    return (await ranking())?.[0]
  }
  const aprueba = async () => {
    for (const { id } of await nombres()) await asAdmin.composers.admin.suggestions({ id }).approve.post()
  }
  await elige({ como: 'NOMBRE', nombre: 'María Vera' })
  await aprueba()

  expect(await elige({ como: 'ANONIMO' })).toMatchObject({
    nombre: 'Anónimo',
    email: '',
    student_first_name: null,
  })
  expect(await elige({ como: 'NOMBRE', nombre: 'María Vera' })).toMatchObject({ nombre: 'María Vera' })
  expect(await nombres()).toEqual([])
  expect(await elige({ como: 'NOMBRE', nombre: 'Otra' })).toMatchObject({ email: 'm***a@gmail.com' })
  expect(await elige({ como: 'NOMBRE', nombre: 'Otra más' })).toMatchObject({ email: 'm***a@gmail.com' })
  expect(await nombres()).toMatchObject([{ nombre_pedido: 'Otra más' }])
  expect(await elige({ como: 'CORREO' })).toMatchObject({ email: 'm***a@gmail.com' })
  expect(await nombres()).toEqual([])
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

test('un aporte de una tercera dirección se suma a los que ya eran suyos', async () => {
  const { publica, suma, ranking, advance } = mundoConReclamos()
  await suma(await publica('una@aporta.py'), { como: 'ANONIMO' })
  advance(2 * MINUTO)

  await suma(await publica('tercera@aporta.py'))

  expect(await ranking()).toMatchObject([{ nombre: 'Anónimo', contributions: 2 }])
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

test.each([
  ['smtp', 'Código enviado a tu email.'],
  ['carpeta', 'Esta institución todavía no envía correos. Pide el código a la administración.'],
] as const)('al pedir el código con %s se dice «%s»', async (proveedor, message) => {
  const { deps, publica, reclama } = mundoConReclamos()
  const via = deps.via()
  deps.via = () => ({ ...via, proveedor })

  expect(await reclama(await publica(PROPIA))).toMatchObject({ status: 200, data: { message } })
})
