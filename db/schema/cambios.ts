import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often each thing that readers see has changed; triggers count, whoever writes. */
export const cambios = sqliteTable('cambios', {
  tema: text().primaryKey(),
  veces: integer().notNull().default(0),
})
