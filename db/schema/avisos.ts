import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { avisos } from '../../src/domain/correos/avisos.ts'
import { id, instante } from '../columns.ts'
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

/** The days whose digest was sent: who writes the row sends it, so that it is sent once. */
export const resumenes = sqliteTable('resumenes', {
  /** YYYY-MM-DD */
  dia: text().primaryKey(),
  /** Up to where it told; the next one goes on from here. */
  hasta: instante(),
})
