import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instante } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'

/** What can be drawn, or played by an instrument: there is an index of only these, for who looks for them. */
export const sonPartituras = sql`tipo in ('application/vnd.recordare.musicxml+xml', 'application/vnd.recordare.musicxml', 'audio/midi')`

/** What was uploaded; its bytes lie in DATA_DIR under the same path. */
export const archivos = sqliteTable(
  'archivos',
  {
    id: id(),
    /** 'uploads/recursos/…', 'uploads/tareas/…' or 'uploads/fotos/…' */
    path: text().notNull(),
    /** As it was called where it came from. */
    nombre: text().notNull(),
    /** The media type, judged by the content. */
    tipo: text().notNull(),
    bytes: integer().notNull(),
    /** Of the content, in hexadecimal. */
    sha256: text().notNull(),
    /** Who uploaded it; neither of them is the administrator, or of a photo anybody. */
    docenteId: integer().references(() => docentes.id, { onDelete: 'set null' }),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'set null' }),
    /** Of sound or film, as the sender's browser measured it, or of what was made to sound: how long it lasts. */
    duracion_ms: integer(),
    /** And 800 peaks from 0 to 255, one after another, in base64. */
    picos: text(),
    /** When it first had a use: once it has none again, it goes. */
    usado_en: integer(),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('archivos_path_uq').on(t.path),
    index('archivos_sha256_ix').on(t.sha256),
    index('archivos_partituras_ix').on(t.tipo).where(sonPartituras),
    index('archivos_docente_ix').on(t.docenteId),
    index('archivos_alumno_ix').on(t.alumnoId),
  ],
)
