import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ContenidoDeActa } from '../../src/domain/actas/actas.ts'
import { id, instante } from '../columns.ts'
import { deCatedra } from './catedras.ts'
import { alumnos } from './personas.ts'

/** The record of a closed course, one for each time that it was closed. It never changes, but for being replaced. */
export const actas = sqliteTable(
  'actas',
  {
    id: id(),
    catedraId: deCatedra(),
    version: integer().notNull(),
    /** Twelve characters of Crockford's base 32. */
    codigo: text().notNull(),
    /** As everything stood when the course was closed. */
    contenido: text({ mode: 'json' }).$type<ContenidoDeActa>().notNull(),
    pdf: blob({ mode: 'buffer' }).notNull(),
    csv: text().notNull(),
    /** In hexadecimal. */
    pdf_sha256: text().notNull(),
    csv_sha256: text().notNull(),
    reemplazada_en: integer(),
    /** Why the course was opened again after it. */
    motivo: text(),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('actas_version_uq').on(t.catedraId, t.version),
    uniqueIndex('actas_codigo_uq').on(t.codigo),
  ],
)

/** A student's line of an acta; it has a code of its own. */
export const actaRenglones = sqliteTable(
  'acta_renglones',
  {
    id: id(),
    actaId: integer()
      .notNull()
      .references(() => actas.id, { onDelete: 'cascade' }),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'set null' }),
    numero: integer().notNull(),
    nombre: text().notNull(),
    /** Hundredths of a per cent. */
    porcentaje: integer(),
    /** 1 to 5; null where the student was absent. */
    nota: integer(),
    /** Of the constancia. */
    codigo: text().notNull(),
  },
  (t) => [
    uniqueIndex('acta_renglones_codigo_uq').on(t.codigo),
    uniqueIndex('acta_renglones_numero_uq').on(t.actaId, t.numero),
    index('acta_renglones_alumno_ix').on(t.alumnoId),
  ],
)
