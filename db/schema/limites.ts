import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often something was asked for in a window of time: a new start of the program, or a second one, counts on. */
export const limites = sqliteTable(
  'limites',
  {
    /** A keyed hash of what is limited and of whom, so that no address is kept. */
    clave: text().primaryKey(),
    llamadas: integer().notNull(),
    venceEn: integer().notNull(),
  },
  (t) => [index('limites_vencimiento_ix').on(t.venceEn)],
)
