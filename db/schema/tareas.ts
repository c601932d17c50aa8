import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { ActoDeNota } from '../../src/domain/tareas/deshacer.ts'
import { type PedidoDeAporte, tiposDeTarea } from '../../src/domain/tareas/tarea-de-aporte.ts'
import { estadosGuardadosDeTarea, momentosDePublicar } from '../../src/domain/tareas/tareas.ts'
import { bandera, id, instante, lista } from '../columns.ts'
import { archivos } from './archivos.ts'
import { deCatedra } from './catedras.ts'
import { sugerencias } from './comunidad.ts'
import { creadores } from './creadores.ts'
import { deAlumno } from './personas.ts'
import { unidadesPlan } from './planes.ts'
import { rubros } from './rubros.ts'

export const tareasMaestras = sqliteTable(
  'tareas_maestras',
  {
    id: id(),
    catedraId: deCatedra(),
    unidadPlanId: integer().references(() => unidadesPlan.id, { onDelete: 'set null' }),
    titulo: text().notNull(),
    /** Sanitised HTML. */
    descripcion: text().notNull(),
    puntos_posibles: integer().notNull(),
    /** The instant up to which a delivery is in time. */
    fecha_entrega: integer(),
    /** Paths of uploads and addresses. */
    recursos: lista<string>(),
    multimedia_path: text(),
    /** What is delivered: a file, or a contribution to the timeline. */
    tipo: text({ enum: tiposDeTarea }).notNull().default('ENTREGA'),
    /** What is asked of a contribution. */
    pide: text({ mode: 'json' }).$type<PedidoDeAporte>(),
    /** When a grade is told: at once, or with all the others. */
    publica: text({ enum: momentosDePublicar }).notNull().default('AL_CALIFICAR'),
    rubroId: integer().references(() => rubros.id, { onDelete: 'set null' }),
    /** What it makes up for, which then is the one that counts. */
    recupera: integer().references((): AnySQLiteColumn => tareasMaestras.id, { onDelete: 'set null' }),
    created_at: instante(),
    updated_at: instante(),
  },
  (t) => [
    index('tareas_maestras_catedra_ix').on(t.catedraId),
    index('tareas_maestras_unidad_ix').on(t.unidadPlanId),
    index('tareas_maestras_rubro_ix').on(t.rubroId),
    index('tareas_maestras_recupera_ix').on(t.recupera),
    index('tareas_maestras_entrega_ix').on(t.fecha_entrega),
    check('tareas_maestras_puntos_ck', sql`${t.puntos_posibles} >= 1`),
  ],
)

/** A task of one student, and what was delivered. */
export const tareaAsignaciones = sqliteTable(
  'tarea_asignaciones',
  {
    id: id(),
    tareaMaestraId: integer()
      .notNull()
      .references(() => tareasMaestras.id, { onDelete: 'cascade' }),
    alumnoId: deAlumno(),
    estado: text({ enum: estadosGuardadosDeTarea }).notNull().default('ASIGNADA'),
    /** The first file of the delivery that counts; the others, and earlier deliveries, are uses of their files. */
    archivoId: integer().references(() => archivos.id, { onDelete: 'set null' }),
    /** The contribution that is the delivery. */
    creadorId: integer().references(() => creadores.id, { onDelete: 'set null' }),
    sugerenciaId: integer().references(() => sugerencias.id, { onDelete: 'set null' }),
    submission_date: integer(),
    /** Delivered again after a return: in time, whatever the due date. */
    reentregada: bandera(),
    puntos_obtenidos: integer(),
    comentario_docente: text(),
    calificada_en: integer(),
    /** When the student was told; until then a graded one is, to the student, delivered. */
    publicada_en: integer(),
    /** When the student was warned that the due date is near. */
    avisada_en: integer(),
    /** What may still be undone, and to what it goes back. */
    ultimo_acto: text({ mode: 'json' }).$type<ActoDeNota>(),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('tarea_asignaciones_uq').on(t.tareaMaestraId, t.alumnoId),
    index('tarea_asignaciones_alumno_ix').on(t.alumnoId),
    index('tarea_asignaciones_estado_ix').on(t.estado, t.submission_date),
    index('tarea_asignaciones_calificada_ix').on(t.calificada_en),
    index('tarea_asignaciones_archivo_ix').on(t.archivoId),
    index('tarea_asignaciones_creador_ix').on(t.creadorId),
    index('tarea_asignaciones_sugerencia_ix').on(t.sugerenciaId),
    check('tarea_asignaciones_puntos_ck', sql`${t.puntos_obtenidos} >= 0`),
    check(
      'tarea_asignaciones_calificada_ck',
      sql`(${t.estado} = 'CALIFICADA') = (${t.puntos_obtenidos} is not null)`,
    ),
  ],
)

/** Each grade that a delivery was given, the first one included. */
export const historialDeNotas = sqliteTable(
  'historial_de_notas',
  {
    id: id(),
    tareaAsignacionId: integer()
      .notNull()
      .references(() => tareaAsignaciones.id, { onDelete: 'cascade' }),
    cuando: instante(),
    /** The name of who gave it, who may be gone; null from before this was kept. */
    quien: text(),
    /** Null of the first. */
    de: integer(),
    a: integer().notNull(),
    /** Why it was rectified. */
    motivo: text(),
    /** Since then it is as if it had never been. */
    deshecha_en: integer(),
  },
  (t) => [index('historial_de_notas_ix').on(t.tareaAsignacionId, t.cuando)],
)
