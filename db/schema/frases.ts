import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { bandera, id } from '../columns.ts'
import { docentes } from './personas.ts'
import { tareasMaestras } from './tareas.ts'

/** What teachers wrote under what they graded, each time that they did, and what they keep at hand. */
export const frases = sqliteTable(
  'frases',
  {
    id: id(),
    docenteId: integer()
      .notNull()
      .references(() => docentes.id, { onDelete: 'cascade' }),
    /** Null of what is kept at hand. */
    tareaMaestraId: integer().references(() => tareasMaestras.id, { onDelete: 'cascade' }),
    /** Without accents, case and spaces: those that are equal in it are one. */
    clave: text().notNull(),
    texto: text().notNull(),
    fijada: bandera(),
  },
  (t) => [index('frases_ix').on(t.docenteId, t.clave), index('frases_tarea_ix').on(t.tareaMaestraId)],
)
