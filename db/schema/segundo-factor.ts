import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The administrator's: one row, or none. */
export const segundoFactor = sqliteTable(
  'segundo_factor',
  {
    id: integer().primaryKey(),
    /** In base 32, as it is typed into an application. */
    secreto: text().notNull(),
    /** Null while nobody has shown that an application has the secret. */
    activadoEn: integer(),
    /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
    ultimoPaso: integer().notNull().default(0),
  },
  (t) => [check('segundo_factor_uno_ck', sql`${t.id} = 1`)],
)

/** Those that have not been used. */
export const codigosDeRecuperacion = sqliteTable('codigos_de_recuperacion', {
  hash: text().primaryKey(),
})
