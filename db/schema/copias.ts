import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instante } from '../columns.ts'

/** What became of starting the program on a copy. */
export const copiasProbadas = sqliteTable('copias_probadas', {
  /** The copy's own name in its folder. */
  nombre: text().primaryKey(),
  cuando: instante(),
  segundos: real().notNull(),
  /** How many files were compared; null where it failed. */
  archivos: integer(),
  /** Why it failed, in one line; null where it did not. */
  error: text(),
})

/** What fails in the background, for as long as it does: one row for each cause. */
export const alarmas = sqliteTable(
  'alarmas',
  {
    causa: text().primaryKey(),
    /** In one line, what the administrator reads. */
    motivo: text().notNull(),
    desde: instante(),
    /** The last time that it failed. */
    cuando: instante(),
    /** When the administrator was last written to about it. */
    avisada_en: integer(),
  },
  (t) => [index('alarmas_desde_ix').on(t.desde)],
)
