import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoresDeComentario } from '../../src/domain/tareas/comentarios-de-entrega.ts'
import { id, instante } from '../columns.ts'
import { archivos } from './archivos.ts'
import { alumnos, docentes } from './personas.ts'
import { tareaAsignaciones } from './tareas.ts'

/** What was said about a delivered file, at a moment of it or about all of it. */
export const comentariosDeEntrega = sqliteTable(
  'comentarios_de_entrega',
  {
    id: id(),
    tareaAsignacionId: integer()
      .notNull()
      .references(() => tareaAsignaciones.id, { onDelete: 'cascade' }),
    /** The file that was delivered then: one delivered later has its own. */
    archivoId: integer()
      .notNull()
      .references(() => archivos.id, { onDelete: 'cascade' }),
    /** The administrator has no id; a student's go with the student. */
    autor: text({ enum: autoresDeComentario }).notNull(),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
    docenteId: integer().references(() => docentes.id, { onDelete: 'set null' }),
    /** Plain; blank where it is spoken. */
    texto: text().notNull(),
    /** Null where it is about all of it. */
    en_ms: integer(),
    /** A recorded voice. */
    vozId: integer().references(() => archivos.id, { onDelete: 'set null' }),
    created_at: instante(),
  },
  (t) => [
    index('comentarios_de_entrega_ix').on(t.tareaAsignacionId, t.archivoId),
    index('comentarios_de_entrega_archivo_ix').on(t.archivoId),
    index('comentarios_de_entrega_alumno_ix').on(t.alumnoId),
    index('comentarios_de_entrega_docente_ix').on(t.docenteId),
    index('comentarios_de_entrega_voz_ix').on(t.vozId),
    check('comentarios_de_entrega_autor_ck', sql`(${t.autor} = 'alumno') = (${t.alumnoId} is not null)`),
    check('comentarios_de_entrega_momento_ck', sql`${t.en_ms} >= 0`),
  ],
)
