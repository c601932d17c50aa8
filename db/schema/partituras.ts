import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { bandera, instante } from '../columns.ts'

/**
 * What was drawn, by the sum of what it was drawn of: that is kept here where it was typed, and in `archivos` where it was
 * sent. Its pages lie in DATA_DIR; no copy has them, since they are drawn again when somebody looks.
 */
export const partituras = sqliteTable('partituras', {
  sha256: text().primaryKey(),
  abc: text(),
  /** None of what can't be drawn. */
  paginas: integer().notNull(),
  /** Whether it was to be heard too, as what is delivered; how it is, where that could be made. */
  con_sonido: bandera(),
  duracion_ms: integer(),
  picos: text(),
  /** Of one that is for practising, and that nothing holds. */
  vence_en: integer(),
  created_at: instante(),
})
