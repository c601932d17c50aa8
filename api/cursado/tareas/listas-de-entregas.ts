import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { split, type TramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { isStillInscrito } from './busqueda.ts'
import { listEntregas } from './entregas.ts'
import type { Entrega, EntregaDeAdmin } from './esquemas-de-entregas.ts'

const calificadas = eq(tareaAsignaciones.estado, 'CALIFICADA')

/** What may be graded in all open courses, and waits for it or was returned: the oldest stands first. */
export function listPorCalificar(
  { db, now }: Deps,
  quien: Quien,
  estado: 'ENTREGADA' | 'RECHAZADA',
  tramo: TramoDeLista,
) {
  const orden = [asc(tareaAsignaciones.submission_date), asc(tareaAsignaciones.id)]
  const cuales = and(
    eq(tareaAsignaciones.estado, estado),
    isNotNull(tareaAsignaciones.submission_date),
    isDeAbierta(db, tareasMaestras.catedraId),
  ) as SQL
  return listTramo(db, { quien, cuales, orden, sigue: sql`>`, tramo }, now())
}

/** The latest delivery first. */
export function listCalificadas({ db, now }: Deps, quien: Quien, tramo: TramoDeLista) {
  const orden = [desc(tareaAsignaciones.submission_date), desc(tareaAsignaciones.id)]
  return listTramo(db, { quien, cuales: calificadas, orden, sigue: sql`<`, tramo }, now())
}

interface Lista {
  quien: Quien
  cuales: SQL
  orden: SQL[]
  /** How what follows compares with what stands before it. */
  sigue: SQL
  tramo: TramoDeLista
}

/** Chosen first and read then: an index gives them in their order, and no more are read than are shown. */
function listTramo(
  db: Db,
  { quien, cuales, orden, sigue, tramo: { antes, limit } }: Lista,
  ahora: number,
): { entregas: EntregaDeAdmin[]; siguiente: number | null } {
  const lugar = sql`(${tareaAsignaciones.submission_date}, ${tareaAsignaciones.id})`
  const deAntes = sql`(select a.submission_date, a.id from tarea_asignaciones a where a.id = ${antes})`
  const elegidas = db
    .select({ id: tareaAsignaciones.id })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .where(and(cuales, antes === undefined ? undefined : sql`${lugar} ${sigue} ${deAntes}`))
    .orderBy(...orden)
    .limit(limit + 1)
    .all()
  const { parte, siguiente } = split(elegidas, limit)
  const ids = parte.map(({ id }) => id)
  const entregas = listEntregas(db, inArray(tareaAsignaciones.id, ids), ahora, { quien, orden })
  const descripciones = listDescripciones(db, entregas)
  return { entregas: entregas.map((una) => deAdmin(una, descripciones)), siguiente }
}

const deAdmin = (una: Entrega, descripciones: Map<number, string>): EntregaDeAdmin => ({
  ...una,
  titulo: una.TareaMaestra.titulo,
  descripcion: descripciones.get(una.tareaMaestraId) ?? '',
  catedra: { nombre: una.TareaMaestra.Catedra.nombre, anio: una.TareaMaestra.Catedra.anio },
  alumno: { nombre: una.Alumno.nombre, apellido: una.Alumno.apellido, email: una.Alumno.email },
  puntos_posibles: una.TareaMaestra.puntos_posibles,
  feedback: una.comentario_docente,
})

/** Read once for each task, however many deliveries it has. */
function listDescripciones(db: Db, entregas: Entrega[]): Map<number, string> {
  const ids = [...new Set(entregas.map(({ tareaMaestraId }) => tareaMaestraId))]
  const filas = db
    .select({ id: tareasMaestras.id, descripcion: tareasMaestras.descripcion })
    .from(tareasMaestras)
    .where(inArray(tareasMaestras.id, ids))
    .all()
  return new Map(filas.map(({ id, descripcion }) => [id, descripcion]))
}
