import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noteDeudas } from '../../../api/academia/pagos/debe-desde.ts'
import { resumenes } from '../../../db/schema/avisos.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { insertDiaClase } from '../../support/academia.ts'
import { insertAsignacion, insertPublicacion, insertTarea } from '../../support/cursado.ts'
import { assignEvaluacion, insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundoConReglas } from '../../support/mundo-con-reglas.ts'

const HORA = 3_600_000
const DIA = 24 * HORA
const POR_VENCER = Date.parse('2026-06-03T12:00:00Z')

/** On the second of June Ana owes May, has a task and an evaluation due tomorrow, and a delivery that waits. */
function conCatedraPorCerrar() {
  const mundo = createMundoConReglas(
    { asistencia_minima: 75, exige_pagos: true, escala: { cortes: [60, 70, 80, 90] } },
    { now: '2026-06-02T15:00:00Z', catedra: { anio: 2026 } },
  )
  const { db, id: catedraId, ana, beto, deps, asAdmin, asDocente, asAlumnos, giveClases } = mundo
  giveClases('2026-05-18', 'PPPAP')
  for (const fecha of ['2026-06-02', '2026-06-09', '2026-06-16']) insertDiaClase(db, { catedraId, fecha })
  db.run('update catedra_alumnos set cuota_monto = 100000, dia_cobro = 10')
  db.run("update estadias set desde = '2026-05-01'")
  noteDeudas(db, eq(catedraAlumnos.catedraId, catedraId))
  const tarea = insertTarea(db, { catedraId, titulo: 'Canon', fecha_entrega: POR_VENCER })
  insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: ana.id })
  insertAsignacion(db, {
    tareaMaestraId: tarea.id,
    alumnoId: beto.id,
    estado: 'ENTREGADA',
    submission_date: deps.now(),
  })
  const evaluacion = insertEvaluacion(db, { catedraId, fecha_entrega: POR_VENCER })
  assignEvaluacion(db, evaluacion, ana.id)
  insertPublicacion(db, { catedraId, titulo: 'Concierto', tareaMaestraId: tarea.id, created_at: deps.now() })
  db.insert(resumenes).values({ dia: '2026-06-01' }).run()
  const [alumna] = asAlumnos as unknown as [typeof asAdmin]
  const answersOf = async (quien: typeof asAdmin, caminos: readonly string[]) => {
    const todas = []
    for (const camino of caminos) {
      const { status, data } = await quien(`GET ${camino}`)
      todas.push([camino, status, data])
    }
    return todas
  }
  return {
    ...mundo,
    alumna,
    suya: asAdmin.admin.catedras({ id: catedraId }),
    async readTodo() {
      return [
        ...(await answersOf(alumna, deAlumna(catedraId, evaluacion.id))),
        ...(await answersOf(asDocente, deDocente(catedraId, evaluacion.id))),
        ...(await answersOf(asAdmin, deAdmin(catedraId, tarea.id))),
      ].map(withoutHoy)
    },
    /** What all that is done by itself sends, each hour of a day and a half. */
    async runTrabajos() {
      const trabajos = deps.temas.trabajos.map((trabajo) => trabajo(deps))
      for (let hora = 0; hora < 36; hora++) {
        for (const trabajo of trabajos) await trabajo.run()
        await mundo.outbox.sendDue()
        mundo.advance(HORA)
      }
      return mundo.sent.splice(0).map(({ subject }) => subject)
    },
  }
}

/** The day of a payment that is noted is today's, also of a closed course's. */
const withoutHoy = ([camino, status, data]: unknown[]) => [
  camino,
  status,
  JSON.parse(JSON.stringify(data), (clave, valor) => (clave === 'hoy' ? undefined : valor)),
]

const deAlumna = (id: number, evaluacionId: number) => [
  '/alumnos/me/catedras',
  '/alumnos/me/dashboard',
  '/alumnos/me/pagos',
  '/alumnos/me/publicaciones',
  '/alumnos/me/tareas',
  '/alumnos/me/evaluaciones',
  `/alumnos/me/evaluaciones/${evaluacionId}`,
  `/alumnos/me/catedras/${id}/habilitacion`,
  '/alumnos/me/calendario?desde=2026-06-01&hasta=2026-06-30',
  `/publicaciones/catedra/${id}`,
]

const deDocente = (id: number, evaluacionId: number) => [
  '/docente/me/catedras',
  '/docente/me/por-corregir',
  `/docente/me/catedra/${id}`,
  `/docente/me/catedra/${id}/resumen`,
  '/docente/me/calendario?desde=2026-06-01&hasta=2026-06-30',
  `/docente/alumnos/1/pagos`,
  `/docente/catedra/${id}/habilitacion`,
  `/docente/catedra/${id}/calificaciones`,
  `/docente/catedra/${id}/tareas`,
  `/docente/evaluaciones/${evaluacionId}/resultados`,
  `/docente/catedra/${id}/cifras`,
  `/docente/catedra/${id}/asistencias/resumen`,
]

const deAdmin = (id: number, tareaId: number) => [
  `/admin/tareas/${tareaId}`,
  `/admin/catedras/${id}/evaluaciones`,
  `/admin/catedras/${id}`,
  `/admin/catedras/${id}/pagos`,
  `/admin/catedras/${id}/habilitacion`,
  `/admin/catedras/${id}/cierre`,
  '/admin/panel',
  '/admin/dashboard-counts',
]

test('una cátedra cerrada se lee tres meses después como el día en que se cerró', async () => {
  const { suya, readTodo, advance } = conCatedraPorCerrar()
  expect((await suya.cerrar.post({})).status).toBe(201)
  const alCerrar = await readTodo()
  expect(alCerrar.filter(([, status]) => status !== 200)).toEqual([])

  advance(92 * DIA)

  expect(await readTodo()).toEqual(alCerrar)
})

test('lo que se debía al cerrar es lo que se debe: los meses de después no, y lo pagado cuenta', async () => {
  const { suya, asAdmin, alumna, advance } = conCatedraPorCerrar()
  await suya.cerrar.post({})
  advance(92 * DIA)
  const debe = async () => {
    const [{ debe, vencido, estadoActual, meses }] = (await alumna('GET /alumnos/me/pagos')).data
    return { debe, vencido, estadoActual, meses: meses.map(({ mes }: { mes: string }) => mes) }
  }
  expect(await debe()).toEqual({
    debe: 200_000,
    vencido: 100_000,
    estadoActual: 'EN MORA',
    meses: ['2026-05', '2026-06'],
  })

  const pago = await asAdmin('POST /admin/catedraalumnos/1/pagos', {
    concepto: 'CUOTA',
    mes: '2026-05',
    monto: 100_000,
  })
  expect(pago).toMatchObject({ status: 201, data: { fecha: '2026-09-02', estadoActual: 'AL DÍA' } })
  expect(await debe()).toMatchObject({ debe: 100_000, vencido: 0 })
  const adelantado = { concepto: 'CUOTA', mes: '2026-07', monto: 100_000 }
  expect(await asAdmin('POST /admin/catedraalumnos/1/pagos', adelantado)).toMatchObject({
    status: 400,
    data: { campos: { mes: expect.stringContaining('Ese mes no corresponde') } },
  })
  const { cuotas } = (await suya.pagos.get()).data.alumnos[0] ?? {}
  expect(cuotas?.at(-1)?.mes).toBe('2026-06')
  expect(await asAdmin(`DELETE /admin/pagos/${pago.data.id}`)).toMatchObject({
    status: 200,
    data: { estadoActual: 'EN MORA' },
  })
})

test('de los meses de después de cerrarla no se cobra nada, ni se ofrece', async () => {
  const { suya, asAdmin, advance } = conCatedraPorCerrar()
  await suya.cerrar.post({})
  advance(92 * DIA)
  const paga = (mes: string) =>
    asAdmin('POST /admin/catedraalumnos/1/pagos', { concepto: 'CUOTA', mes, monto: 100_000 })

  expect((await suya.pagos.get()).data.alumnos[0]?.cuotas.at(-1)?.mes).toBe('2026-06')
  expect(await paga('2026-07')).toMatchObject({ status: 400, data: { campos: { mes: expect.anything() } } })
  expect((await paga('2026-06')).status).toBe(201)
  await suya.reabrir.post({ motivo: 'Faltaba una nota.' })
  expect((await paga('2026-07')).status).toBe(201)
})

test('por sí solo no se avisa de nada: el recordatorio de un pago se pide, y va', async () => {
  expect((await conCatedraPorCerrar().runTrabajos()).toSorted()).toEqual([
    'Cómo estás para rendir «Armonía»',
    'Cómo estás para rendir «Armonía»',
    'Te queda poco tiempo: Canon',
    'Te queda poco tiempo: Parcial',
    'Tu resumen: 2 novedades',
  ])
  const { suya, asAdmin, runTrabajos, sent, outbox } = conCatedraPorCerrar()
  await suya.cerrar.post({})

  expect(await runTrabajos()).toEqual([])

  expect((await asAdmin('POST /admin/catedraalumnos/1/aviso-de-pago')).status).toBe(200)
  await outbox.sendDue()
  expect(sent.map(({ subject }) => subject)).toEqual(['Pagos pendientes de «Armonía»'])
  expect(sent[0]?.text).toContain('mayo')
  expect(sent[0]?.text).not.toContain('junio')
})

test('los tableros cuentan las abiertas: de la cerrada no queda nada pendiente', async () => {
  const { suya, asAdmin, asDocente, alumna } = conCatedraPorCerrar()
  const cuenta = async () => {
    const tablero = (await alumna('GET /alumnos/me/dashboard')).data
    const [propia] = (await asDocente('GET /docente/me/catedras')).data
    const cifras = (await asAdmin('GET /admin/dashboard-counts')).data
    const panel = (await asAdmin('GET /admin/panel')).data
    return {
      pendientes: [tablero.tareasPendientes.length, tablero.evaluacionesPendientes.length],
      deTareas: tablero.estadisticas.tareas,
      publicaciones: [tablero.estadisticas.publicaciones, tablero.publicaciones.length],
      cursadas: tablero.catedras.length,
      proxima: propia.proximaClase,
      deHoy: propia.claseDeHoy !== null,
      entregadas: cifras.tareasEntregadas,
      catedras: cifras.catedras,
      deudas: panel.deudas.length,
      clasesDeHoy: panel.clasesDeHoy.length,
    }
  }
  expect(await cuenta()).toEqual({
    pendientes: [1, 1],
    deTareas: 1,
    publicaciones: [1, 1],
    cursadas: 1,
    proxima: '2026-06-02',
    deHoy: true,
    entregadas: 1,
    catedras: 1,
    deudas: 1,
    clasesDeHoy: 1,
  })

  await suya.cerrar.post({})

  expect(await cuenta()).toEqual({
    pendientes: [0, 0],
    deTareas: 0,
    publicaciones: [0, 0],
    cursadas: 1,
    proxima: null,
    deHoy: false,
    entregadas: 0,
    catedras: 1,
    deudas: 0,
    clasesDeHoy: 0,
  })
})

test('al reabrirla el tiempo que pasó cuenta otra vez', async () => {
  const { suya, alumna, advance, runTrabajos } = conCatedraPorCerrar()
  await suya.cerrar.post({})
  advance(22 * HORA)

  await suya.reabrir.post({ motivo: 'Faltaba una nota.' })

  const [{ meses }] = (await alumna('GET /alumnos/me/pagos')).data
  expect(meses.map(({ mes }: { mes: string }) => mes)).toEqual(['2026-05', '2026-06'])
  expect((await alumna('GET /alumnos/me/tareas')).data).toMatchObject([{ estado: 'VENCIDA' }])
  expect(await runTrabajos()).toContain('Tu resumen: 2 novedades')
})
