import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { tiposEnPapelera } from '../../src/domain/papelera/papelera.ts'
import { id, instante } from '../columns.ts'
import { archivos } from './archivos.ts'

/** What was deleted, with all that hung on it, until it is put back or its time is over. It names what is gone: no reference. */
export const papelera = sqliteTable(
  'papelera',
  {
    id: id(),
    tipo: text({ enum: tiposEnPapelera }).notNull(),
    /** The id that the deleted thing had, and gets again. */
    cosaId: integer().notNull(),
    titulo: text().notNull(),
    /** The course that it was in, and how that was called. */
    catedraId: integer(),
    catedra: text(),
    /** How many rows of each table, the thing's own first. */
    cuenta: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** The name of who deleted it, who may be gone. */
    por: text().notNull(),
    created_at: instante(),
    vence_en: instante(),
    /** Of the program that deleted it, and how many migrations its database had had. */
    version: text().notNull(),
    migraciones: integer().notNull(),
    /** The rows, in compressed JSON. */
    contenido: blob({ mode: 'buffer' }).notNull(),
  },
  (t) => [
    index('papelera_catedra_ix').on(t.catedraId),
    index('papelera_cosa_ix').on(t.tipo, t.cosaId),
    index('papelera_vencimiento_ix').on(t.vence_en),
  ],
)

/** The uploads that what is in the bin uses: they stay as long as it does. */
export const papeleraArchivos = sqliteTable(
  'papelera_archivos',
  {
    papeleraId: integer()
      .notNull()
      .references(() => papelera.id, { onDelete: 'cascade' }),
    archivoId: integer()
      .notNull()
      .references(() => archivos.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.papeleraId, t.archivoId] }),
    index('papelera_archivos_archivo_ix').on(t.archivoId),
  ],
)
