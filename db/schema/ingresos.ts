import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { modosDeIngreso } from '../../src/domain/sesiones/codigos.ts'
import { id, instante } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'

/** The last times that each student and each teacher signed in, and by whose code: shown to them. */
export const ingresos = sqliteTable(
  'ingresos',
  {
    id: id(),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
    docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
    cuando: instante(),
    como: text({ enum: modosDeIngreso }).notNull(),
  },
  (t) => [
    index('ingresos_alumno_ix').on(t.alumnoId, t.cuando),
    index('ingresos_docente_ix').on(t.docenteId, t.cuando),
    check('ingresos_quien_ck', sql`(${t.alumnoId} is null) <> (${t.docenteId} is null)`),
  ],
)
