import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instante } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'

/** The secret address of somebody's calendar; of the secret, only a hash is kept. */
export const calendarioEnlaces = sqliteTable(
  'calendario_enlaces',
  {
    id: id(),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
    docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('calendario_enlaces_alumno_uq').on(t.alumnoId),
    uniqueIndex('calendario_enlaces_docente_uq').on(t.docenteId),
    uniqueIndex('calendario_enlaces_hash_uq').on(t.hash),
    check('calendario_enlaces_quien_ck', sql`(${t.alumnoId} is null) <> (${t.docenteId} is null)`),
  ],
)
