import { and, asc, eq, exists, gte, isNull, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import type { QueAsignar } from '../../../src/domain/inscripciones/inscripciones.ts'

interface Cuales {
  catedraId: number
  asignar: QueAsignar
  ahora: number
}

/**
 * The tasks that others of a course have: one that nobody has yet is still being written, and what makes up for another
 * one is for who failed that.
 */
export const listTareasDadas = (tx: Reader, { catedraId, asignar, ahora }: Cuales) =>
  tx
    .select({ id: tareasMaestras.id, titulo: tareasMaestras.titulo, vence: tareasMaestras.fecha_entrega })
    .from(tareasMaestras)
    .where(
      and(
        eq(tareasMaestras.catedraId, catedraId),
        isNull(tareasMaestras.recupera),
        isAsignable(tareasMaestras.fecha_entrega, asignar, ahora),
        exists(
          tx
            .select({ id: tareaAsignaciones.id })
            .from(tareaAsignaciones)
            .where(eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id)),
        ),
      ),
    )
    .orderBy(asc(tareasMaestras.fecha_entrega), asc(tareasMaestras.id))
    .all()

export const listEvaluacionesDadas = (tx: Reader, { catedraId, asignar, ahora }: Cuales) =>
  tx
    .select({ id: evaluaciones.id, titulo: evaluaciones.titulo, vence: evaluaciones.fecha_entrega })
    .from(evaluaciones)
    .where(
      and(
        eq(evaluaciones.catedraId, catedraId),
        isNull(evaluaciones.recupera),
        isAsignable(evaluaciones.fecha_entrega, asignar, ahora),
        exists(
          tx
            .select({ id: evaluacionAsignaciones.id })
            .from(evaluacionAsignaciones)
            .where(eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id)),
        ),
      ),
    )
    .orderBy(asc(evaluaciones.fecha_entrega), asc(evaluaciones.id))
    .all()

/** What has no due date is still to come. */
const isAsignable = (fecha_entrega: SQLiteColumn, asignar: QueAsignar, ahora: number): SQL | undefined =>
  asignar === 'POR_VENCER' ? or(isNull(fecha_entrega), gte(fecha_entrega, ahora)) : undefined
