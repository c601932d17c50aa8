import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { avisos } from '../../src/domain/avisos.ts'
import { id } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'

/** The kinds of mail that somebody has switched off; all others come. */
export const avisosApagados = sqliteTable(
  'avisos_apagados',
  {
    id: id(),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
    docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
    aviso: text({ enum: avisos }).notNull(),
  },
  (t) => [
    uniqueIndex('avisos_apagados_alumno_uq').on(t.alumnoId, t.aviso),
    uniqueIndex('avisos_apagados_docente_uq').on(t.docenteId, t.aviso),
    check('avisos_apagados_quien_ck', sql`(${t.alumnoId} is null) <> (${t.docenteId} is null)`),
  ],
)
