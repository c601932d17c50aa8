import { z } from 'zod'
import { estadosDeEvaluacion, tiposDePregunta } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { momentosDeMostrar } from '../../../src/domain/evaluaciones/muestra-de-evaluacion.ts'
import { deCatedra, deUnidad, mediosVistos, opcionVista } from './esquemas.ts'

/** One student's evaluation; the score is null until it is submitted. */
export const evaluacionDeAlumno = z.object({
  /** The evaluation's. */
  id: z.int(),
  asignacionId: z.int(),
  titulo: z.string(),
  muestra: z.enum(momentosDeMostrar),
  Catedra: deCatedra,
  UnidadPlan: deUnidad.nullable(),
  estado: z.enum(estadosDeEvaluacion),
  fecha_limite: z.iso.datetime().nullable(),
  realizada: z.boolean(),
  enviada_en: z.iso.datetime().nullable(),
  fueraDePlazo: z.boolean(),
  totalPreguntas: z.int(),
  respondidas: z.int(),
  score: z.int().nullable(),
  totalPoints: z.int(),
  /** The percentage. */
  puntos_obtenidos: z.number().nullable(),
  /** The evaluation that counts in its place. */
  recuperado_por: z.int().nullable(),
  created_at: z.iso.datetime(),
})
export type EvaluacionDeAlumno = z.infer<typeof evaluacionDeAlumno>

/** It has what its question's kind asks for: one option, several, a text, or all in their order. */
const respuesta = z.object({
  preguntaId: z.int(),
  opcionElegidaId: z.int().optional(),
  opcionesElegidas: z.array(z.int()).optional(),
  texto: z.string().optional(),
  orden: z.array(z.int()).optional(),
})

/** To be taken: never with what is right. */
export const evaluacionParaRealizar = evaluacionDeAlumno.extend({
  Pregunta: z.array(
    z.object({
      id: z.int(),
      tipo: z.enum(tiposDePregunta),
      texto: z.string(),
      ...mediosVistos,
      /** It has a sound, which `escucha` gives. */
      suena: z.boolean(),
      /** Of a counted one, how often it may be heard yet. */
      quedan: z.int().optional(),
      Opcion: z.array(opcionVista),
    }),
  ),
  respuestas: z.array(respuesta),
})

export const respuestaGuardada = respuesta.extend({ respondidas: z.int(), totalPreguntas: z.int() })

const nota = {
  score: z.int(),
  totalPoints: z.int(),
  puntos_obtenidos: z.number(),
  estado: z.enum(estadosDeEvaluacion),
  fueraDePlazo: z.boolean(),
}

export const evaluacionEnviada = z.object({ ...nota, message: z.string() })

const { recuperado_por } = evaluacionDeAlumno.shape

export const resultadosDeAlumno = z.object({
  ...nota,
  recuperado_por,
  id: z.int(),
  titulo: z.string(),
  Catedra: deCatedra,
  fecha_limite: z.iso.datetime().nullable(),
  enviada_en: z.iso.datetime(),
  /** Whether the right answers are shown by now; what says which they are is null until then. */
  muestraCorrectas: z.boolean(),
  results: z.array(
    z.object({
      preguntaId: z.int(),
      tipo: z.enum(tiposDePregunta),
      pregunta: z.string(),
      anulada: z.boolean(),
      ...mediosVistos,
      /** What was written, of a CORTA. */
      texto: z.string().nullable(),
      /** How they were put, of an ORDENAR. */
      orden: z.array(z.int()).nullable(),
      opciones: z.array(opcionVista.extend({ elegida: z.boolean(), es_correcta: z.boolean().nullable() })),
      /** The right answer in words; of two that are right, both. */
      correct_answer: z.string().nullable(),
      /** Why it is right; with it. */
      explicacion: z.string().nullable(),
      es_correcta_alumno: z.boolean().nullable(),
    }),
  ),
})

/** A student's results as the teacher reads them. */
export const resultadosParaDocente = z.object({
  ...nota,
  recuperado_por,
  evaluationTitle: z.string(),
  alumnoId: z.int(),
  alumnoNombre: z.string(),
  alumnoApellido: z.string(),
  enviada_en: z.iso.datetime(),
  questions: z.array(
    z.object({
      id: z.int(),
      tipo: z.enum(tiposDePregunta),
      text: z.string(),
      ...mediosVistos,
      options: z.array(opcionVista.omit({ texto: true }).extend({ text: z.string() })),
      anulada: z.boolean(),
      correctAnswerId: z.int(),
      /** More than one where two were taken for right, or several have to be marked; of an ORDENAR, in their order. */
      correctAnswerIds: z.array(z.int()),
      correctAnswer: z.string(),
      alumnoAnswerId: z.int().nullable(),
      alumnoAnswerIds: z.array(z.int()),
      alumnoAnswerText: z.string().nullable(),
      isCorrect: z.boolean(),
      explicacion: z.string().nullable(),
    }),
  ),
})
