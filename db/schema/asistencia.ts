import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { diasDeSemana } from '../../src/domain/semana.ts'

import { id, instante } from '../columns.ts'
import { deCatedra } from './catedras.ts'
import { deAlumno } from './personas.ts'

export const diasClase = sqliteTable(
  'dias_clase',
  {
    id: id(),
    catedraId: deCatedra(),
    /** YYYY-MM-DD */
    fecha: text().notNull(),
    dia_semana: text({ enum: diasDeSemana }).notNull(),
    created_at: instante(),
  },
  (t) => [uniqueIndex('dias_clase_uq').on(t.catedraId, t.fecha)],
)

/** Whether somebody was there; no row is 'Sin Registro'. */
export const asistencias = sqliteTable(
  'asistencias',
  {
    id: id(),
    diaClaseId: integer()
      .notNull()
      .references(() => diasClase.id, { onDelete: 'cascade' }),
    alumnoId: deAlumno(),
    presente: integer({ mode: 'boolean' }).notNull(),
    updated_at: instante(),
    /** When it was last said, also with the same value; it may have waited on a device before it came. */
    marcada_en: instante().default(0),
    /** 'admin' or 'docente:12', who may be gone; null from before this was kept. */
    marcada_por: text(),
  },
  (t) => [
    uniqueIndex('asistencias_uq').on(t.diaClaseId, t.alumnoId),
    index('asistencias_alumno_ix').on(t.alumnoId),
  ],
)
