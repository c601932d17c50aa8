import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { modosDeIngreso } from '../../src/domain/sesiones/codigos.ts'
import { id, instante } from '../columns.ts'
import { deAlumno } from './personas.ts'

/** The last times that each student signed in, and by whose code: shown to the student. */
export const ingresos = sqliteTable(
  'ingresos',
  {
    id: id(),
    alumnoId: deAlumno(),
    cuando: instante(),
    como: text({ enum: modosDeIngreso }).notNull(),
  },
  (t) => [index('ingresos_alumno_ix').on(t.alumnoId, t.cuando)],
)
