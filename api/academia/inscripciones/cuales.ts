import { eq } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** All of a course's students, or one of them. */
export interface Cuales {
  catedraId: number
  alumnoId?: number | undefined
}

export const isDe = (columna: SQLiteColumn, alumnoId: number | undefined) =>
  alumnoId === undefined ? undefined : eq(columna, alumnoId)
