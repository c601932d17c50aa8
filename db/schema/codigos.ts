import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rolesDeCodigo } from '../../src/domain/sesiones/codigos.ts'
import { id, instante, lista } from '../columns.ts'

/** One-time codes. Who asks for one with an unknown e-mail gets a row as well, with a code that nobody has. */
export const codigos = sqliteTable(
  'codigos',
  {
    id: id(),
    rol: text({ enum: rolesDeCodigo }).notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** A keyed hash of the address that asked for it, and of those that tried a wrong one: none is kept. */
    origen: text().notNull().default(''),
    hash: text().notNull(),
    intentos: integer().notNull().default(0),
    errores: lista<string>().default(sql`'[]'`),
    venceEn: instante(),
    usadoEn: integer(),
    /** 'admin' or 'docente:12' who gave it in hand; null of the mailed ones. */
    dadoPor: text(),
    created_at: instante(),
  },
  (t) => [index('codigos_email_ix').on(t.email, t.created_at), index('codigos_creacion_ix').on(t.created_at)],
)
