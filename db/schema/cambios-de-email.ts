import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instante } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'

/**
 * The address that somebody wants to have from now on: a code that was sent there confirms it, and then it waits some
 * days more, in which the one that holds can cancel it.
 */
export const cambiosDeEmail = sqliteTable(
  'cambios_de_email',
  {
    id: id(),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
    docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    hash: text().notNull(),
    intentos: integer().notNull().default(0),
    venceEn: instante(),
    /** When the code was written. */
    confirmadoEn: integer(),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('cambios_de_email_alumno_uq').on(t.alumnoId),
    uniqueIndex('cambios_de_email_docente_uq').on(t.docenteId),
    check('cambios_de_email_quien_ck', sql`(${t.alumnoId} is null) <> (${t.docenteId} is null)`),
  ],
)
