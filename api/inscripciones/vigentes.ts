import { and, eq, isNull } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../db/client.ts'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'

/** The enrolment, still in force, of the student that one column names in the course that the other does. */
export const esInscripcionVigente = (catedraId: SQLiteColumn, alumnoId: SQLiteColumn) =>
  and(
    eq(catedraAlumnos.catedraId, catedraId),
    eq(catedraAlumnos.alumnoId, alumnoId),
    isNull(catedraAlumnos.baja_en),
  )

/** Whether all of them are enrolled in the course. */
export function estanInscritos(tx: Reader, catedraId: number, alumnoIds: readonly number[]): boolean {
  const inscritos = tx
    .select({ alumnoId: catedraAlumnos.alumnoId })
    .from(catedraAlumnos)
    .where(and(eq(catedraAlumnos.catedraId, catedraId), isNull(catedraAlumnos.baja_en)))
    .all()
  const conocidos = new Set(inscritos.map(({ alumnoId }) => alumnoId))
  return alumnoIds.every((id) => conocidos.has(id))
}
