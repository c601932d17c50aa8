import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rolesConCodigo } from '../../src/domain/codigos.ts'
import { id, instante } from '../columns.ts'

/** One-time codes. Who asks for one with an unknown e-mail gets a row as well, with a code that nobody has. */
export const codigos = sqliteTable(
  'codigos',
  {
    id: id(),
    rol: text({ enum: rolesConCodigo }).notNull(),
    /** In lower case. */
    email: text().notNull(),
    hash: text().notNull(),
    intentos: integer().notNull().default(0),
    venceEn: instante(),
    usadoEn: integer(),
    created_at: instante(),
  },
  (t) => [index('codigos_email_ix').on(t.email, t.created_at), index('codigos_creacion_ix').on(t.created_at)],
)
