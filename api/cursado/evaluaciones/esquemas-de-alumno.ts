import { z } from 'zod'
import { estadosDeEvaluacion } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { momentosDeMostrar } from '../../../src/domain/evaluaciones/muestra-de-evaluacion.ts'
import { deCatedra, deUnidad, opcionVista } from './esquemas.ts'

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

const respuesta = z.object({ preguntaId: z.int(), opcionElegidaId: z.int() })

/** To be taken: never with what is right. */
export const evaluacionParaRealizar = evaluacionDeAlumno.extend({
  Pregunta: z.array(
    z.object({
      id: z.int(),
      texto: z.string(),
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
      pregunta: z.string(),
      anulada: z.boolean(),
      opciones: z.array(opcionVista.extend({ elegida: z.boolean(), es_correcta: z.boolean().nullable() })),
      /** The right option's text; of two that are right, both. */
      correct_answer: z.string().nullable(),
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
      text: z.string(),
      options: z.array(z.object({ id: z.int(), text: z.string() })),
      anulada: z.boolean(),
      correctAnswerId: z.int(),
      /** More than one where two were taken for right. */
      correctAnswerIds: z.array(z.int()),
      alumnoAnswerId: z.int().nullable(),
    }),
  ),
})
