import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instante } from '../columns.ts'
import { alumnos, docentes } from './personas.ts'
import { unidadesPlan } from './planes.ts'
import { tareaAsignaciones, tareasMaestras } from './tareas.ts'

/** What was uploaded; its bytes lie in DATA_DIR under the same path. */
export const archivos = sqliteTable(
  'archivos',
  {
    id: id(),
    /** 'uploads/recursos/…' or 'uploads/tareas/…' */
    path: text().notNull(),
    /** As it was called where it came from. */
    nombre: text().notNull(),
    /** The media type, judged by the content. */
    tipo: text().notNull(),
    bytes: integer().notNull(),
    /** Of the content, in hexadecimal. */
    sha256: text().notNull(),
    /** Who uploaded it; neither of them is the administrator. */
    docenteId: integer().references(() => docentes.id, { onDelete: 'set null' }),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'set null' }),
    /** When it first had a use: once it has none again, it goes. */
    usado_en: integer(),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('archivos_path_uq').on(t.path),
    index('archivos_docente_ix').on(t.docenteId),
    index('archivos_alumno_ix').on(t.alumnoId),
  ],
)

/** What an upload belongs to: it goes when the last of them does. */
export const archivoUsos = sqliteTable(
  'archivo_usos',
  {
    id: id(),
    archivoId: integer()
      .notNull()
      .references(() => archivos.id, { onDelete: 'cascade' }),
    unidadPlanId: integer().references(() => unidadesPlan.id, { onDelete: 'cascade' }),
    tareaMaestraId: integer().references(() => tareasMaestras.id, { onDelete: 'cascade' }),
    /** As a delivery. */
    tareaAsignacionId: integer().references(() => tareaAsignaciones.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('archivo_usos_archivo_ix').on(t.archivoId),
    index('archivo_usos_unidad_ix').on(t.unidadPlanId),
    index('archivo_usos_tarea_ix').on(t.tareaMaestraId),
    index('archivo_usos_asignacion_ix').on(t.tareaAsignacionId),
    check(
      'archivo_usos_uno_ck',
      sql`(${t.unidadPlanId} is not null) + (${t.tareaMaestraId} is not null) + (${t.tareaAsignacionId} is not null) = 1`,
    ),
  ],
)
