import { and, asc, eq, exists, gte, isNull, or } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import type { QueAsignar } from '../../../src/domain/inscripciones/inscripciones.ts'

interface Cuales {
  catedraId: number
  asignar: QueAsignar
  ahora: number
}

/** What others of a course have of one kind. */
export const listDadas = {
  tareas: (tx: Reader, cuales: Cuales) =>
    selectDadas(tx, tareasMaestras, tareaAsignaciones, tareaAsignaciones.tareaMaestraId, cuales),
  evaluaciones: (tx: Reader, cuales: Cuales) =>
    selectDadas(tx, evaluaciones, evaluacionAsignaciones, evaluacionAsignaciones.evaluacionId, cuales),
}

/**
 * One that nobody has yet is still being written, and what makes up for another one is for who failed that. What has no
 * due date is still to come.
 */
function selectDadas(
  tx: Reader,
  tabla: typeof tareasMaestras | typeof evaluaciones,
  asignaciones: typeof tareaAsignaciones | typeof evaluacionAsignaciones,
  de: typeof tareaAsignaciones.tareaMaestraId | typeof evaluacionAsignaciones.evaluacionId,
  { catedraId, asignar, ahora }: Cuales,
) {
  const { id, titulo, fecha_entrega: vence, recupera } = tabla
  return tx
    .select({ id, titulo, vence })
    .from(tabla)
    .where(
      and(
        eq(tabla.catedraId, catedraId),
        isNull(recupera),
        asignar === 'POR_VENCER' ? or(isNull(vence), gte(vence, ahora)) : undefined,
        exists(tx.select({ id: asignaciones.id }).from(asignaciones).where(eq(de, id))),
      ),
    )
    .orderBy(asc(vence), asc(id))
    .all()
}
