import { and, count, eq, exists, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import type { EstadoGuardadoDeTarea } from '../../../src/domain/tareas/tareas.ts'
import { catedraConDocentes } from '../../academia/catedras/ficha.ts'
import { readCatedras } from '../../academia/catedras/listado.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { diaClase, isCerrada, sinLista } from '../clases/ficha.ts'
import { listPorRevisarDe } from '../evaluaciones/dato-preguntado.ts'
import { countEnRiesgo } from '../habilitacion/en-riesgo.ts'
import { isEnEstado } from '../tareas/estado.ts'

const pendientes = z.object({
  /** Deliveries, late ones too. */
  porCorregir: z.int(),
  /** Class days before today without a single mark. */
  sinAsistencia: z.int(),
  /** The next class day, today's included. */
  proximaClase: z.iso.date().nullable(),
  /** Today's class day, where there is one, also where it was suspended. */
  claseDeHoy: diaClase
    .pick({ id: true, hora_hasta: true, suspendida: true })
    .extend({ cerrada: z.boolean() })
    .nullable(),
  /** Students who may end up without sitting the exam. */
  enRiesgo: z.int(),
  /** Questions whose datum has changed in the timeline. */
  porRevisar: z.int(),
})
type Pendientes = z.infer<typeof pendientes>

export const catedraPropia = catedraConDocentes.extend({ totalAlumnos: z.int(), ...pendientes.shape })

/** A teacher's own, each with what waits for the teacher: in a closed one nothing does. */
export function listCatedrasDe(deps: Deps, quien: Quien) {
  const { db } = deps
  const suyas = isDeQuien(db, quien)
  const pendientesDe = listPendientes(db, quien, todayOf(deps))
  const totales = new Map(
    db
      .select({ id: catedraAlumnos.catedraId, total: count() })
      .from(catedraAlumnos)
      .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
      .where(and(suyas, isNull(catedraAlumnos.baja_en)))
      .groupBy(catedraAlumnos.catedraId)
      .all()
      .map(({ id, total }) => [id, total]),
  )
  return readCatedras(db, suyas).map((una) => ({
    ...una,
    totalAlumnos: totales.get(una.id) ?? 0,
    ...pendientesDe(una.id),
  }))
}

/** By course, of one teacher. */
function listPendientes(db: Db, quien: Quien, hoy: string): (catedraId: number) => Pendientes {
  const suyas = isDeQuien(db, quien)
  const porCorregir = countEntregas(db, 'ENTREGADA', suyas)
  const sinAsistencia = countSinAsistencia(db, suyas, hoy)
  const deHoy = listDeHoy(db, suyas, hoy)
  const proximas = listProximas(db, suyas, hoy)
  const enRiesgo = countEnRiesgo(db, suyas, hoy)
  const porRevisar = Map.groupBy(listPorRevisarDe(db, quien), ({ catedra }) => catedra.id)
  return (id) => ({
    porCorregir: porCorregir.get(id) ?? 0,
    sinAsistencia: sinAsistencia.get(id) ?? 0,
    proximaClase: proximas.get(id) ?? null,
    claseDeHoy: deHoy.get(id) ?? null,
    enRiesgo: enRiesgo.get(id) ?? 0,
    porRevisar: porRevisar.get(id)?.length ?? 0,
  })
}

/**
 * By course, the tasks in one state of who is enrolled: of all courses, or of one teacher's. Of a closed one none waits to
 * be graded.
 */
export function countEntregas(db: Db, estado: EstadoGuardadoDeTarea, suyas?: SQL): Map<number, number> {
  const inscrito = db
    .select({ uno: sql`1` })
    .from(catedraAlumnos)
    .where(isInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
  const filas = db
    .select({ id: tareasMaestras.catedraId, n: count() })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .where(
      and(
        suyas ? and(isEnEstado(estado), suyas) : eq(tareaAsignaciones.estado, estado),
        exists(inscrito),
        estado === 'ENTREGADA' ? isDeAbierta(db, tareasMaestras.catedraId) : undefined,
      ),
    )
    .groupBy(tareasMaestras.catedraId)
    .all()
  return new Map(filas.map(({ id, n }) => [id, n]))
}

function countSinAsistencia(db: Db, cuales: SQL | undefined, hoy: string) {
  const filas = db
    .select({ id: diasClase.catedraId, n: count() })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .where(and(cuales, sinLista(db, hoy)))
    .groupBy(diasClase.catedraId)
    .all()
  return new Map(filas.map(({ id, n }) => [id, n]))
}

function listDeHoy(db: Db, cuales: SQL | undefined, hoy: string) {
  const filas = db
    .select({
      catedraId: diasClase.catedraId,
      dia: {
        id: diasClase.id,
        hora_hasta: diasClase.hora_hasta,
        suspendida: diasClase.suspendida,
        cerrada: isCerrada(db),
      },
    })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .where(and(cuales, eq(diasClase.fecha, hoy), isNull(catedras.cerrada_en)))
    .all()
  return new Map(filas.map(({ catedraId, dia }) => [catedraId, dia]))
}

function listProximas(db: Db, cuales: SQL | undefined, hoy: string) {
  const filas = db
    .select({ id: diasClase.catedraId, fecha: sql<string>`min(${diasClase.fecha})` })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .where(and(cuales, gte(diasClase.fecha, hoy), isNull(diasClase.suspendida), isNull(catedras.cerrada_en)))
    .groupBy(diasClase.catedraId)
    .all()
  return new Map(filas.map(({ id, fecha }) => [id, fecha]))
}
