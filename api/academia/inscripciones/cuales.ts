import { eq, type Placeholder, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { hueco } from '../../../db/consulta.ts'

/** All of a course's students, or one of them. */
export interface Cuales {
  catedraId: number
  alumnoId?: number | undefined
}

export const isDe = (columna: SQLiteColumn, alumnoId: number | Placeholder | undefined) =>
  alumnoId === undefined ? undefined : eq(columna, alumnoId)

/** What is said once of all of a course's students, and once of one: whose, and of which course, goes in the holes. */
export function porCuantos(say: (catedraId: Placeholder, alumnoId?: Placeholder) => SQL | undefined) {
  const todos = say(hueco('catedraId')) as SQL
  const uno = say(hueco('catedraId'), hueco('alumnoId')) as SQL
  return ({ alumnoId }: Cuales): SQL => (alumnoId === undefined ? todos : uno)
}
