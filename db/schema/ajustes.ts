import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the installation keeps for itself, such as the hash of the administrator's password. */
export const ajustes = sqliteTable('ajustes', {
  clave: text().primaryKey(),
  valor: text().notNull(),
})
