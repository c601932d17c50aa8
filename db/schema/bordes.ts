import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Up to which change of each topic an edge was told to forget what it keeps. */
export const bordes = sqliteTable(
  'bordes',
  {
    borde: text().notNull(),
    tema: text().notNull(),
    veces: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.borde, t.tema] })],
)
