import { expect, test } from 'vitest'
import { retencionDePedidos } from '../../../api/academia/ingreso-por-codigo/retencion.ts'
import { eraseDatos } from '../../../api/casa/datos-personales/borrado.ts'
import { readDatos } from '../../../api/casa/datos-personales/datos.ts'
import { transact } from '../../../db/client.ts'
import { pedidosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import { insertDocente } from '../../support/academia.ts'
import { insertAsignacion, insertTarea } from '../../support/cursado.ts'
import { createMundoConCodigo, eva } from '../../support/mundo-con-codigo.ts'

const HORA = 60 * 60 * 1000

/** Of each of them somebody asked, and confirmed the e-mail. */
async function conPedidos(personas: (typeof eva)[] = [eva], opciones: object = {}) {
  const mundo = await createMundoConCodigo({ sinLimites: true, ...opciones })
  for (const una of personas) {
    await mundo.pide(una)
    await mundo.confirma(una)
  }
  const { asDocente, ruta, pedidos, sent, outbox } = mundo
  return {
    ...mundo,
    ids: (await pedidos()).map(({ id }: { id: number }) => id) as number[],
    acepta: (cuerpo: object) => asDocente(`POST ${ruta}/pedidos-de-ingreso/aceptar`, cuerpo),
    rechaza: (cuerpo: object) => asDocente(`POST ${ruta}/pedidos-de-ingreso/rechazar`, cuerpo),
    cartasA: async (email: string) => {
      await outbox.sendDue()
      return sent.filter(({ to }) => to === email).map(({ subject }) => subject)
    },
  }
}

const isa = { nombre: 'Isa', apellido: 'Ruiz', email: 'isa@x.py' }

test('quien se acepta es alumno, cursa la cátedra, y lo sabe por un correo', async () => {
  const { ids, acepta, asAdmin, catedra, pedidos, cartasA, ingreso } = await conPedidos()

  expect((await acepta({ ids })).data).toEqual({ aceptados: 1, fallaron: [] })

  const { data } = await asAdmin(`GET /admin/catedras/${catedra.id}`)
  expect(data.CatedraAlumno).toMatchObject([{ Alumno: { nombre: 'Eva', apellido: 'Sosa' } }])
  expect(await pedidos()).toMatchObject([{ estado: 'ACEPTADO', ya_es_alumno: true }])
  expect((await cartasA('eva@sosa.py')).at(-1)).toBe('Te inscribieron en Armonía')
  expect(await ingreso()).toMatchObject({ entraron: 1, pedidos: 0 })
})

test('quien dicta deja de tener la novedad cuando mira quiénes piden entrar', async () => {
  const { pide, confirma, asDocente, pedidos } = await createMundoConCodigo()
  await pide(eva)
  await confirma()
  const sinLeer = async () => (await asDocente('GET /docente/me/novedades/cuenta')).data.sin_leer
  expect(await sinLeer()).toBe(1)

  await pedidos()

  expect(await sinLeer()).toBe(0)
})

test('se responde una vez: uno solo dos veces es un 409; entre otros, dice cuál falló', async () => {
  const { ids, acepta, rechaza } = await conPedidos([eva, isa])
  const [suyo] = ids
  await acepta({ ids: [suyo] })

  expect(await acepta({ ids: [suyo] })).toMatchObject({ status: 409, data: { code: 'pedido_respondido' } })
  expect(await rechaza({ ids: [999] })).toMatchObject({ status: 404 })
  expect((await acepta({ ids: [...ids, 999] })).data).toEqual({
    aceptados: 1,
    fallaron: [
      { id: suyo, error: 'Ese pedido de ingreso ya se respondió.' },
      { id: 999, error: 'Ese pedido de ingreso no existe.' },
    ],
  })
  expect((await acepta({ ids: [] })).data.campos).toEqual({ ids: 'Elige al menos un pedido.' })
})

test('a quien se rechaza se le escribe solo con un motivo; puede pedirlo otra vez', async () => {
  const { ids, rechaza, cartasA, pide, confirma, pedidos, sent } = await conPedidos([eva, isa])

  await rechaza({ ids: [ids[0]] })
  await rechaza({ ids: [ids[1]], motivo: 'Es para el segundo año.' })

  expect((await cartasA('eva@sosa.py')).at(-1)).toBe('Tu código para entrar en una cátedra')
  expect((await cartasA('isa@x.py')).at(-1)).toBe('Tu pedido para entrar en Armonía')
  expect(sent.at(-1)?.text).toContain('> Es para el segundo año.')
  await pide(eva)
  expect((await confirma()).status).toBe(201)
  expect((await pedidos()).map(({ estado }: { estado: string }) => estado)).toEqual([
    'PENDIENTE',
    'RECHAZADO',
    'RECHAZADO',
  ])
})

test('pide otra vez quien espera: hay un pedido solo, y a la docente no se le escribe otra vez', async () => {
  const { pide, confirma, pedidos, ids, cartasA, docente } = await conPedidos()
  const antes = await cartasA(docente.email)

  await pide({ ...eva, apellido: 'Sosa Paz' })
  await confirma()

  expect(await pedidos()).toMatchObject([{ id: ids[0], apellido: 'Sosa Paz' }])
  expect(await cartasA(docente.email)).toEqual(antes)
})

test('a quien alguien inscribió entretanto se lo acepta sin más', async () => {
  const { ids, acepta, enroll, cartasA } = await conPedidos()
  enroll({ email: 'eva@sosa.py' })

  expect((await acepta({ ids })).data).toEqual({ aceptados: 1, fallaron: [] })
  expect((await cartasA('eva@sosa.py')).at(-1)).toBe('Tu código para entrar en una cátedra')
})

test('paga lo que el último inscrito, y la administración lo revisa', async () => {
  const { ids, acepta, enroll, asAdmin, catedra } = await conPedidos([eva, isa], {
    catedra: { modalidad_pago: 'PARTICULAR' },
  })
  enroll({}, { dia_cobro: 5, cuota_monto: 150_000, matricula_monto: 50_000 })
  const panel = async () => (await asAdmin('GET /admin/panel')).data.condicionesPorRevisar
  expect(await panel()).toEqual([])

  await acepta({ ids })

  expect(await panel()).toEqual([{ catedraId: catedra.id, nombre: 'Armonía', anio: 2026, alumnos: 2 }])
  const { data } = await asAdmin(`GET /admin/catedras/${catedra.id}`)
  const nueva = data.CatedraAlumno.find(
    ({ Alumno }: { Alumno: { nombre: string } }) => Alumno.nombre === 'Eva',
  )
  expect(nueva).toMatchObject({
    dia_cobro: 5,
    cuota_monto: 150_000,
    matricula_monto: 50_000,
    condiciones_por_revisar: true,
  })
  const { data: vista } = await asAdmin(`PUT /admin/catedraalumnos/${nueva.id}`, { cuota_monto: 150_000 })
  expect(vista.condiciones_por_revisar).toBe(false)
  expect(await panel()).toMatchObject([{ alumnos: 1 }])
})

test('al aceptar se puede asignar lo que los otros tienen, y lo dice el mismo correo', async () => {
  const { ids, acepta, sqlite, db, catedra, enroll, cartasA } = await conPedidos()
  const tarea = insertTarea(db, { catedraId: catedra.id })
  insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: enroll().id })

  await acepta({ ids, asignar: 'TODAS' })

  expect(sqlite.prepare('SELECT count(*) FROM tarea_asignaciones').pluck().get()).toBe(2)
  expect(await cartasA('eva@sosa.py')).toEqual([
    'Tu código para entrar en una cátedra',
    'Te inscribieron en Armonía',
  ])
})

test('los ve y responde la administración, y ningún otro docente', async () => {
  const { ids, as, db, asAdmin, catedra } = await conPedidos()
  const otra = as('docente', insertDocente(db))

  expect((await otra(`GET /docente/catedra/${catedra.id}/pedidos-de-ingreso`)).status).toBe(404)
  expect((await otra(`POST /docente/catedra/${catedra.id}/pedidos-de-ingreso/aceptar`, { ids })).status).toBe(
    404,
  )
  expect((await asAdmin(`GET /admin/catedras/${catedra.id}/pedidos-de-ingreso`)).data).toHaveLength(1)
  expect(
    (await asAdmin(`POST /admin/catedras/${catedra.id}/pedidos-de-ingreso/aceptar`, { ids })).data.aceptados,
  ).toBe(1)
})

test('lo que nadie confirma se va en un día, y lo demás en treinta', async () => {
  const { pide, deps, db, advance } = await conPedidos()
  await pide(isa)
  const quedan = () => {
    retencionDePedidos(deps).run()
    return db.select().from(pedidosDeIngreso).all().length
  }
  expect(quedan()).toBe(2)

  advance(25 * HORA)
  expect(quedan()).toBe(1)

  for (let dia = 0; dia < 29; dia++) {
    advance(24 * HORA)
    quedan()
  }
  expect(quedan()).toBe(0)
})

test('un pedido es un dato personal: está entre los datos de quien lo hizo, y se borra con ellos', async () => {
  const { db, deps, ids, acepta } = await conPedidos([eva, isa])
  await acepta({ ids })
  const suya = { rol: 'alumno', id: 1 } as const
  expect(readDatos(deps, suya).pedidos_de_ingreso).toMatchObject([{ nombre: 'Eva', catedra: 'Armonía' }])

  transact(db, (tx) => eraseDatos(deps, tx, suya))

  expect(db.select({ email: pedidosDeIngreso.email }).from(pedidosDeIngreso).all()).toEqual([
    { email: 'isa@x.py' },
  ])
})
