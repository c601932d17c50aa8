import { and, asc, eq, isNotNull, isNull, type Placeholder, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../db/client.ts'
import { consulta, hueco } from '../../db/consulta.ts'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { alumnos } from '../../db/schema/personas.ts'
import { type AQuienes, TODOS } from '../../src/domain/tareas/asignar-al-crear.ts'

type Id = number | Placeholder | SQLiteColumn | SQL

/** The enrolments, still in force, in the course that an id or a column names. */
export const areInscripcionesVigentes = (catedraId: Id) =>
  and(eq(catedraAlumnos.catedraId, catedraId), isNull(catedraAlumnos.baja_en)) as SQL

/** Those that ended. */
export const areInscripcionesTerminadas = (catedraId: Id) =>
  and(eq(catedraAlumnos.catedraId, catedraId), isNotNull(catedraAlumnos.baja_en)) as SQL

/** The ones in force, of one student. */
export const isInscripcionVigente = (catedraId: Id, alumnoId: Id) =>
  and(areInscripcionesVigentes(catedraId), eq(catedraAlumnos.alumnoId, alumnoId)) as SQL

/** Who is in a course, by last name; `cuales` says who of them. */
export const listQuienesCursan = (tx: Reader, catedraId: number, cuales?: SQL) =>
  quienes(tx, cuales).all({ catedraId })

const quienes = consulta((tx, cuales) =>
  tx
    .select({
      alumnoId: alumnos.id,
      composerId: catedraAlumnos.composerId,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      email: alumnos.email,
    })
    .from(catedraAlumnos)
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .where(and(areInscripcionesVigentes(hueco('catedraId')), cuales))
    .orderBy(asc(alumnos.orden), asc(alumnos.id)),
)

/** The ids of the students who are in a course. */
const listIdsDeInscritos = (tx: Reader, catedraId: number): number[] =>
  tx
    .select({ alumnoId: catedraAlumnos.alumnoId })
    .from(catedraAlumnos)
    .where(areInscripcionesVigentes(catedraId))
    .orderBy(asc(catedraAlumnos.alumnoId))
    .all()
    .map(({ alumnoId }) => alumnoId)

/** Those whom it is given to: in a course without students, all of them are nobody. */
export function listAQuienes(tx: Reader, catedraId: number, aQuienes: AQuienes): number[] {
  return aQuienes === TODOS ? listIdsDeInscritos(tx, catedraId) : (aQuienes ?? [])
}

export function areInscritos(tx: Reader, catedraId: number, alumnoIds: readonly number[]): boolean {
  const conocidos = new Set(listIdsDeInscritos(tx, catedraId))
  return alumnoIds.every((id) => conocidos.has(id))
}
