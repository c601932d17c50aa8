import { and, eq, isNotNull, type SQL, sum } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'

/** The points that each enrolment has obtained in its course's tasks; `cuales` says of which enrolments. */
export function listPuntos(tx: Reader, cuales: SQL): Map<number, number> {
  const filas = tx
    .select({ id: catedraAlumnos.id, puntos: sum(tareaAsignaciones.puntos_obtenidos) })
    .from(catedraAlumnos)
    .innerJoin(tareasMaestras, eq(tareasMaestras.catedraId, catedraAlumnos.catedraId))
    .innerJoin(
      tareaAsignaciones,
      and(
        eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id),
        eq(tareaAsignaciones.alumnoId, catedraAlumnos.alumnoId),
      ),
    )
    .where(and(cuales, isNotNull(tareaAsignaciones.puntos_obtenidos)))
    .groupBy(catedraAlumnos.id)
    .all()
  return new Map(filas.map(({ id, puntos }) => [id, Number(puntos)]))
}
