import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'

type Id = number | SQLiteColumn

/** The enrolments, still in force, in the course that an id or a column names. */
export const areInscripcionesVigentes = (catedraId: Id) =>
  and(eq(catedraAlumnos.catedraId, catedraId), isNull(catedraAlumnos.baja_en)) as SQL

/** The same, of one student. */
export const isInscripcionVigente = (catedraId: Id, alumnoId: Id) =>
  and(areInscripcionesVigentes(catedraId), eq(catedraAlumnos.alumnoId, alumnoId)) as SQL

export function areInscritos(tx: Reader, catedraId: number, alumnoIds: readonly number[]): boolean {
  const inscritos = tx
    .select({ alumnoId: catedraAlumnos.alumnoId })
    .from(catedraAlumnos)
    .where(areInscripcionesVigentes(catedraId))
    .all()
  const conocidos = new Set(inscritos.map(({ alumnoId }) => alumnoId))
  return alumnoIds.every((id) => conocidos.has(id))
}
