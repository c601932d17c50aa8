import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instante } from '../columns.ts'

/** Creators that were joined, with all that it takes to part them again. It names what is gone: no reference. */
export const fusiones = sqliteTable(
  'fusiones',
  {
    id: id(),
    /** The creator that stays, and the one that went. */
    creadorId: integer().notNull(),
    conId: integer().notNull(),
    titulo: text().notNull(),
    /** How the one that went was called. */
    con_nombre: text().notNull().default(''),
    por: text().notNull(),
    created_at: instante(),
    vence_en: instante(),
    deshecha_en: integer(),
    /** The rows as they were, in compressed JSON. */
    contenido: blob({ mode: 'buffer' }).notNull(),
  },
  (t) => [index('fusiones_creador_ix').on(t.creadorId), index('fusiones_vencimiento_ix').on(t.vence_en)],
)
