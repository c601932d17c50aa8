import { z } from 'zod'
import {
  camposPreguntados,
  estadosDeEvaluacion,
  origenesDeEvaluacion,
  tiposDePregunta,
} from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { momentosDeMostrar } from '../../../src/domain/evaluaciones/muestra-de-evaluacion.ts'
import { recetaEscrita } from '../../../src/domain/oido/receta-escrita.ts'

/** What a question shows and sounds, as who takes the evaluation may know it. */
export const mediosVistos = {
  imagen: z.string().nullable(),
  sonido: z.string().nullable(),
  notacion: z.string().nullable(),
  /** How often its sound may be heard; null is at will. */
  escuchas: z.int().nullable(),
}

/** An option as who takes the evaluation sees it, too. */
export const opcionVista = z.object({
  id: z.int(),
  texto: z.string(),
  imagen: z.string().nullable(),
  notacion: z.string().nullable(),
  /** What is seen, in words. */
  alternativa: z.string().nullable(),
})

export const opcion = opcionVista.extend({ es_correcta: z.boolean() })

const pregunta = z.object({
  id: z.int(),
  tipo: z.enum(tiposDePregunta),
  texto: z.string(),
  explicacion: z.string().nullable(),
  aceptadas: z.array(z.string()).nullable(),
  ...mediosVistos,
  oido: recetaEscrita.nullable(),
  /** Of one made from the catalogue: which datum of which creator it asks, and what that was. */
  creadorId: z.int().nullable(),
  campo: z.enum(camposPreguntados).nullable(),
  valor: z.string().nullable(),
  /** It counts for nobody, and is not asked. */
  anulada: z.boolean(),
  Opcion: z.array(opcion),
})
export type Pregunta = z.infer<typeof pregunta>

const asignacion = z.object({
  id: z.int(),
  alumnoId: z.int(),
  estado: z.enum(estadosDeEvaluacion),
  /** The percentage; null until it is submitted. */
  puntos_obtenidos: z.number().nullable(),
})

export const deCatedra = z.object({ id: z.int(), nombre: z.string(), anio: z.int() })

export const deUnidad = z.object({
  id: z.int(),
  periodo: z.string(),
  PlanDeClases: z.object({ id: z.int(), titulo: z.string() }),
})

const cabecera = {
  id: z.int(),
  catedraId: z.int(),
  unidadPlanId: z.int().nullable(),
  rubroId: z.int().nullable(),
  /** The evaluation that it makes up for. */
  recupera: z.int().nullable(),
  titulo: z.string(),
  muestra: z.enum(momentosDeMostrar),
  origen: z.enum(origenesDeEvaluacion),
  fecha_entrega: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  Catedra: deCatedra,
  UnidadPlan: deUnidad.nullable(),
}

/** As it stands in a list. */
export const evaluacionEnLista = z.object({
  ...cabecera,
  /** The first assignment's, or PENDIENTE. */
  estado: z.enum(estadosDeEvaluacion),
  totalPreguntas: z.int(),
  totalRealizadas: z.int(),
  /** Somebody has taken it, so its questions can't change. */
  fueTomada: z.boolean(),
  EvaluacionAsignacion: z.array(asignacion),
})
export type EvaluacionEnLista = z.infer<typeof evaluacionEnLista>

/** With its questions, the right options among them: for teachers and the administrator only. */
export const evaluacionCompleta = evaluacionEnLista.extend({ Pregunta: z.array(pregunta) })
export type EvaluacionCompleta = z.infer<typeof evaluacionCompleta>

export const asignadas = z.object({
  assignedAlumnoIds: z.array(z.int()),
  fecha_entrega: z.iso.datetime().nullable(),
})

export const loQueSeVa = z.object({ preguntas: z.int(), opciones: z.int(), calificaciones: z.int() })

/** One option of one question, as an editor has them. */
export const preguntasParaEditar = z.array(
  z.object({
    tipo: z.enum(tiposDePregunta).optional(),
    texto: z.string(),
    explicacion: z.string().optional(),
    aceptadas: z.array(z.string()).optional(),
    opciones: z.array(z.object({ texto: z.string(), es_correcta: z.boolean() })),
  }),
)

export const evaluacionGenerada = z.object({
  message: z.string(),
  evaluation: evaluacionEnLista.extend({
    preguntas: z.array(pregunta.omit({ Opcion: true }).extend({ opciones: z.array(opcion) })),
  }),
})
