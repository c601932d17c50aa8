import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import {
  camposPreguntados,
  estadosGuardadosDeEvaluacion,
  origenesDeEvaluacion,
  tiposDePregunta,
} from '../../src/domain/evaluaciones/evaluaciones.ts'
import { momentosDeMostrar } from '../../src/domain/evaluaciones/muestra-de-evaluacion.ts'
import type { RecetaDeOido } from '../../src/domain/oido/receta.ts'
import { bandera, id, instante } from '../columns.ts'
import { deCatedra } from './catedras.ts'
import { creadores } from './creadores.ts'
import { deAlumno } from './personas.ts'
import { unidadesPlan } from './planes.ts'
import { rubros } from './rubros.ts'

export const evaluaciones = sqliteTable(
  'evaluaciones',
  {
    id: id(),
    catedraId: deCatedra(),
    unidadPlanId: integer().references(() => unidadesPlan.id, { onDelete: 'set null' }),
    rubroId: integer().references(() => rubros.id, { onDelete: 'set null' }),
    /** What it makes up for, which then is the one that counts. */
    recupera: integer().references((): AnySQLiteColumn => evaluaciones.id, { onDelete: 'set null' }),
    titulo: text().notNull(),
    /** When a student sees the right answers. */
    muestra: text({ enum: momentosDeMostrar }).notNull().default('AL_ENVIAR'),
    origen: text({ enum: origenesDeEvaluacion }).notNull(),
    /** The instant up to which it is taken in time; null until it is assigned, but for a copy's. */
    fecha_entrega: integer(),
    created_at: instante(),
    updated_at: instante(),
  },
  (t) => [
    index('evaluaciones_catedra_ix').on(t.catedraId),
    index('evaluaciones_unidad_ix').on(t.unidadPlanId),
    index('evaluaciones_rubro_ix').on(t.rubroId),
    index('evaluaciones_recupera_ix').on(t.recupera),
    index('evaluaciones_entrega_ix').on(t.fecha_entrega),
  ],
)

export const preguntas = sqliteTable(
  'preguntas',
  {
    id: id(),
    evaluacionId: integer()
      .notNull()
      .references(() => evaluaciones.id, { onDelete: 'cascade' }),
    posicion: integer().notNull(),
    tipo: text({ enum: tiposDePregunta }).notNull().default('UNA'),
    texto: text().notNull(),
    /** Shown with the right answer. */
    explicacion: text(),
    /** Of a CORTA, what is taken for right. */
    aceptadas: text({ mode: 'json' }).$type<string[]>(),
    /** Paths of files that were sent in. */
    imagen: text(),
    sonido: text(),
    /** The sum of a score's source. */
    notacion: text(),
    /** How often its sound may be heard; null is at will. */
    escuchas: integer(),
    /** Of one made for the ear: what its sound is made from. */
    oido: text({ mode: 'json' }).$type<RecetaDeOido>(),
    /** Of one made from the catalogue: which datum of which creator it asks, and what that was. */
    creadorId: integer().references(() => creadores.id, { onDelete: 'set null' }),
    campo: text({ enum: camposPreguntados }),
    valor: text(),
    /** It counts for nobody. */
    anulada: bandera(),
  },
  (t) => [
    index('preguntas_evaluacion_ix').on(t.evaluacionId, t.posicion),
    index('preguntas_creador_ix').on(t.creadorId),
  ],
)

export const opciones = sqliteTable(
  'opciones',
  {
    id: id(),
    preguntaId: integer()
      .notNull()
      .references(() => preguntas.id, { onDelete: 'cascade' }),
    posicion: integer().notNull(),
    texto: text().notNull(),
    es_correcta: bandera(),
    imagen: text(),
    notacion: text(),
    /** What is seen, in words. */
    alternativa: text(),
  },
  (t) => [index('opciones_pregunta_ix').on(t.preguntaId, t.posicion)],
)

/** An evaluation of one student. */
export const evaluacionAsignaciones = sqliteTable(
  'evaluacion_asignaciones',
  {
    id: id(),
    evaluacionId: integer()
      .notNull()
      .references(() => evaluaciones.id, { onDelete: 'cascade' }),
    alumnoId: deAlumno(),
    estado: text({ enum: estadosGuardadosDeEvaluacion }).notNull().default('PENDIENTE'),
    /** How many answers are right; null until it is submitted. */
    correctas: integer(),
    enviada_en: integer(),
    /** When the student was warned that the due date is near. */
    avisada_en: integer(),
    created_at: instante(),
  },
  (t) => [
    uniqueIndex('evaluacion_asignaciones_uq').on(t.evaluacionId, t.alumnoId),
    index('evaluacion_asignaciones_alumno_ix').on(t.alumnoId),
  ],
)

/** What a student has chosen so far; after the submission, what counts. */
export const evaluacionRespuestas = sqliteTable(
  'evaluacion_respuestas',
  {
    asignacionId: integer()
      .notNull()
      .references(() => evaluacionAsignaciones.id, { onDelete: 'cascade' }),
    preguntaId: integer()
      .notNull()
      .references(() => preguntas.id, { onDelete: 'cascade' }),
    /** Of a question with one right option. */
    opcionId: integer().references(() => opciones.id, { onDelete: 'cascade' }),
    /** Of one with several, those that were marked; of one to be put in order, all in theirs. */
    opciones: text({ mode: 'json' }).$type<number[]>(),
    /** Of a CORTA. */
    texto: text(),
    updated_at: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.asignacionId, t.preguntaId] }),
    index('evaluacion_respuestas_pregunta_ix').on(t.preguntaId),
    index('evaluacion_respuestas_opcion_ix').on(t.opcionId),
  ],
)

/** Each time that a student heard a question's sound, where that is counted. */
export const escuchas = sqliteTable(
  'escuchas',
  {
    id: id(),
    asignacionId: integer()
      .notNull()
      .references(() => evaluacionAsignaciones.id, { onDelete: 'cascade' }),
    preguntaId: integer()
      .notNull()
      .references(() => preguntas.id, { onDelete: 'cascade' }),
    /** Of who asks: said again soon after, it is the same time. */
    clave: text().notNull(),
    created_at: instante(),
  },
  (t) => [
    index('escuchas_asignacion_ix').on(t.asignacionId, t.preguntaId),
    index('escuchas_pregunta_ix').on(t.preguntaId),
  ],
)
