import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { autoresDeTablon, hechosDeTablon, tiposDePublicacion } from '../../src/domain/tablon/publicaciones.ts'
import { id, instante } from '../columns.ts'
import { deCatedra } from './catedras.ts'
import { evaluaciones } from './evaluaciones.ts'
import { alumnos, docentes } from './personas.ts'
import { tareasMaestras } from './tareas.ts'

/** A deleted student takes along what it wrote; of a deleted teacher the board keeps it. */
const autoria = () => ({
  autor: text({ enum: autoresDeTablon }).notNull(),
  autorAlumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
  autorDocenteId: integer().references(() => docentes.id, { onDelete: 'set null' }),
})

export const publicaciones = sqliteTable(
  'publicaciones',
  {
    id: id(),
    catedraId: deCatedra(),
    ...autoria(),
    titulo: text().notNull(),
    /** Sanitised HTML. */
    contenido: text().notNull(),
    tipo: text({ enum: tiposDePublicacion }).notNull(),
    visibleToStudents: integer({ mode: 'boolean' }).notNull().default(true),
    /** What it announces, for a TAREA or an EVALUACION; the post goes with it. */
    tareaMaestraId: integer().references(() => tareasMaestras.id, { onDelete: 'cascade' }),
    evaluacionId: integer().references(() => evaluaciones.id, { onDelete: 'cascade' }),
    created_at: instante(),
    updated_at: instante(),
  },
  (t) => [
    index('publicaciones_catedra_ix').on(t.catedraId, t.id),
    index('publicaciones_alumno_ix').on(t.autorAlumnoId),
    index('publicaciones_docente_ix').on(t.autorDocenteId),
    uniqueIndex('publicaciones_tarea_uq').on(t.tareaMaestraId),
    uniqueIndex('publicaciones_evaluacion_uq').on(t.evaluacionId),
    check('publicaciones_autor_ck', sql`(${t.autor} = 'alumno') = (${t.autorAlumnoId} is not null)`),
  ],
)

export const publicacionComentarios = sqliteTable(
  'publicacion_comentarios',
  {
    id: id(),
    publicacionId: integer()
      .notNull()
      .references(() => publicaciones.id, { onDelete: 'cascade' }),
    ...autoria(),
    texto: text().notNull(),
    created_at: instante(),
  },
  (t) => [
    index('publicacion_comentarios_publicacion_ix').on(t.publicacionId, t.id),
    index('publicacion_comentarios_alumno_ix').on(t.autorAlumnoId),
    index('publicacion_comentarios_docente_ix').on(t.autorDocenteId),
    check(
      'publicacion_comentarios_autor_ck',
      sql`(${t.autor} = 'alumno') = (${t.autorAlumnoId} is not null)`,
    ),
  ],
)

/** Who likes a post: a student, a teacher, or (with neither id) the administrator. */
export const publicacionInteracciones = sqliteTable(
  'publicacion_interacciones',
  {
    id: id(),
    publicacionId: integer()
      .notNull()
      .references(() => publicaciones.id, { onDelete: 'cascade' }),
    alumnoId: integer().references(() => alumnos.id, { onDelete: 'cascade' }),
    docenteId: integer().references(() => docentes.id, { onDelete: 'cascade' }),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('publicacion_interacciones_alumno_uq').on(t.publicacionId, t.alumnoId),
    uniqueIndex('publicacion_interacciones_docente_uq').on(t.publicacionId, t.docenteId),
    uniqueIndex('publicacion_interacciones_admin_uq')
      .on(t.publicacionId)
      .where(sql`alumno_id is null and docente_id is null`),
    index('publicacion_interacciones_alumno_ix').on(t.alumnoId),
    index('publicacion_interacciones_docente_ix').on(t.docenteId),
  ],
)

/**
 * What happened on the boards, of which only the last is kept: triggers write it, whoever changes a post, and every
 * process reads it. It outlives what it names.
 */
export const tablonEventos = sqliteTable('tablon_eventos', {
  id: id(),
  catedraId: integer().notNull(),
  publicacionId: integer().notNull(),
  hecho: text({ enum: hechosDeTablon }).notNull(),
  /** Whether students may hear of it: not of what happens to a hidden post. */
  paraAlumnos: integer({ mode: 'boolean' }).notNull(),
})
