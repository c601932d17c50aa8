import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { type AQuienes, TODOS } from '../../../src/domain/asignar-al-crear.ts'

type Id = number | SQLiteColumn

/** The enrolments, still in force, in the course that an id or a column names. */
export const areInscripcionesVigentes = (catedraId: Id) =>
  and(eq(catedraAlumnos.catedraId, catedraId), isNull(catedraAlumnos.baja_en)) as SQL

/** The same, of one student. */
export const isInscripcionVigente = (catedraId: Id, alumnoId: Id) =>
  and(areInscripcionesVigentes(catedraId), eq(catedraAlumnos.alumnoId, alumnoId)) as SQL

/** The ids of the students who are in a course. */
const listInscritos = (tx: Reader, catedraId: number): number[] =>
  tx
    .select({ alumnoId: catedraAlumnos.alumnoId })
    .from(catedraAlumnos)
    .where(areInscripcionesVigentes(catedraId))
    .orderBy(asc(catedraAlumnos.alumnoId))
    .all()
    .map(({ alumnoId }) => alumnoId)

/** Those whom it is given to: in a course without students, all of them are nobody. */
export function listAQuienes(tx: Reader, catedraId: number, aQuienes: AQuienes): number[] {
  return aQuienes === TODOS ? listInscritos(tx, catedraId) : (aQuienes ?? [])
}

export function areInscritos(tx: Reader, catedraId: number, alumnoIds: readonly number[]): boolean {
  const conocidos = new Set(listInscritos(tx, catedraId))
  return alumnoIds.every((id) => conocidos.has(id))
}
