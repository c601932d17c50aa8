import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { docentes } from './personas.ts'

/** How many times a teacher has had questions made by the AI service, month by month. */
export const usosDeIa = sqliteTable(
  'usos_de_ia',
  {
    docenteId: integer()
      .notNull()
      .references(() => docentes.id, { onDelete: 'cascade' }),
    /** 'YYYY-MM', of the institution's calendar. */
    mes: text().notNull(),
    veces: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.docenteId, t.mes] })],
)
