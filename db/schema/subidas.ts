import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instante } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'

/** A file that arrives in pieces, each of which may be cut: what there is of it lies in DATA_DIR/subidas. */
export const subidas = sqliteTable(
  'subidas',
  {
    /** Nobody guesses it. */
    id: text().primaryKey(),
    /** Who sends it; neither of them is the administrator. */
    docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    /** Of the whole file. */
    bytes: integer().notNull(),
    created_at: instante(),
    /** When all of it was there. */
    terminada_en: integer(),
  },
  (t) => [
    index('subidas_docente_ix').on(t.docenteId),
    index('subidas_alumno_ix').on(t.alumnoId),
    index('subidas_created_ix').on(t.created_at),
  ],
)
