import { and, count, eq, exists, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { aparte, consulta, hueco, type Valores } from '../../../db/consulta.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import type { PasoDeDocente } from '../../../src/domain/catedras/pasos-de-catedra.ts'
import { catedraConDocentes } from '../../academia/catedras/ficha.ts'
import { readCatedras } from '../../academia/catedras/listado.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isDeQuien, porRol, valoresDe } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { diaClase, hasMarcas, isCerrada, sinLista } from '../clases/ficha.ts'
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

export const catedraPropia = catedraConDocentes.extend({
  totalAlumnos: z.int(),
  ...pendientes.shape,
  /** What who is new has done in it. */
  hechos: z.object({
    clases: z.boolean(),
    alumnos: z.boolean(),
    lista: z.boolean(),
    tarea: z.boolean(),
  } satisfies Record<PasoDeDocente, z.ZodBoolean>),
})

const suyas = porRol((quien) => isDeQuien(aparte, quien))

/** A teacher's own, each with what waits for the teacher: in a closed one nothing does. */
export function listCatedrasDe(deps: Deps, quien: Quien) {
  const { db } = deps
  const pendientesDe = listPendientes(db, quien, todayOf(deps))
  const totales = new Map(
    inscritos(db, suyas[quien.rol])
      .all(valoresDe(quien))
      .map(({ id, total }) => [id, total]),
  )
  const hechas = new Map(
    empezadas(db, suyas[quien.rol])
      .all(valoresDe(quien))
      .map(({ id, ...hechos }) => [id, hechos]),
  )
  return readCatedras(db, quien).map((una) => {
    const totalAlumnos = totales.get(una.id) ?? 0
    const { clases = false, lista = false, tarea = false } = hechas.get(una.id) ?? {}
    const hechos = { clases, alumnos: totalAlumnos > 0, lista, tarea }
    return { ...una, totalAlumnos, ...pendientesDe(una.id), hechos }
  })
}

const empezadas = consulta((tx, cuales) => {
  const dias = tx.select({ uno: sql`1` }).from(diasClase).where(eq(diasClase.catedraId, catedras.id))
  const conLista = tx
    .select({ uno: sql`1` })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedras.id), hasMarcas(tx)))
  const tareas = tx
    .select({ uno: sql`1` })
    .from(tareasMaestras)
    .where(eq(tareasMaestras.catedraId, catedras.id))
  return tx
    .select({
      id: catedras.id,
      clases: exists(dias).mapWith(Boolean),
      lista: exists(conLista).mapWith(Boolean),
      tarea: exists(tareas).mapWith(Boolean),
    })
    .from(catedras)
    .where(cuales)
})

const inscritos = consulta((tx, cuales) =>
  tx
    .select({ id: catedraAlumnos.catedraId, total: count() })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .where(and(cuales, isNull(catedraAlumnos.baja_en)))
    .groupBy(catedraAlumnos.catedraId),
)

/** By course, of one teacher. */
function listPendientes(db: Db, quien: Quien, dia: string): (catedraId: number) => Pendientes {
  const cuales = suyas[quien.rol]
  const valores = { ...valoresDe(quien), dia }
  const porCorregir = countPorCorregir(db, cuales, valores)
  const sinAsistencia = new Map(
    sinMarcas(db, cuales)
      .all(valores)
      .map(({ id, n }) => [id, n]),
  )
  const deHoy = new Map(
    deUnDia(db, cuales)
      .all(valores)
      .map(({ catedraId, dia }) => [catedraId, dia]),
  )
  const proximas = new Map(
    desdeUnDia(db, cuales)
      .all(valores)
      .map(({ id, fecha }) => [id, fecha]),
  )
  const enRiesgo = countEnRiesgo(db, cuales, valores, dia)
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

/** By course, the deliveries of who is enrolled that wait to be graded: of all courses, or of one teacher's. */
export function countPorCorregir(db: Db, cuales?: SQL, valores: Valores = {}): Map<number, number> {
  const filas = entregadas(db, cuales).all(valores)
  return new Map(filas.map(({ id, n }) => [id, n]))
}

const entregadas = consulta((tx, cuales) => {
  const inscrito = tx
    .select({ uno: sql`1` })
    .from(catedraAlumnos)
    .where(isInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
  return tx
    .select({ id: tareasMaestras.catedraId, n: count() })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .where(
      and(
        cuales ? and(isEnEstado('ENTREGADA'), cuales) : eq(tareaAsignaciones.estado, 'ENTREGADA'),
        exists(inscrito),
        isDeAbierta(tx, tareasMaestras.catedraId),
      ),
    )
    .groupBy(tareasMaestras.catedraId)
})

const sinMarcas = consulta((tx, cuales) =>
  tx
    .select({ id: diasClase.catedraId, n: count() })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .where(and(cuales, sinLista(tx, hueco('dia'))))
    .groupBy(diasClase.catedraId),
)

const deUnDia = consulta((tx, cuales) =>
  tx
    .select({
      catedraId: diasClase.catedraId,
      dia: {
        id: diasClase.id,
        hora_hasta: diasClase.hora_hasta,
        suspendida: diasClase.suspendida,
        cerrada: isCerrada(tx),
      },
    })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .where(and(cuales, eq(diasClase.fecha, hueco('dia')), isNull(catedras.cerrada_en))),
)

const desdeUnDia = consulta((tx, cuales) =>
  tx
    .select({ id: diasClase.catedraId, fecha: sql<string>`min(${diasClase.fecha})` })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .where(
      and(
        cuales,
        gte(diasClase.fecha, hueco('dia')),
        isNull(diasClase.suspendida),
        isNull(catedras.cerrada_en),
      ),
    )
    .groupBy(diasClase.catedraId),
)
