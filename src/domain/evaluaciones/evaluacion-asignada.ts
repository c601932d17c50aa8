import { z } from 'zod'
import { enteroEscrito, idsEscritos, isId, textoEscrito } from '../base/campos.ts'
import { isPlazo } from '../base/plazos.ts'
import { applyReglas, type Regla } from '../base/reglas-de-formulario.ts'

const asignacion = z.object({ alumnoIds: idsEscritos, fecha_entrega: textoEscrito })
type Escrita = z.infer<typeof asignacion>

const reglas: Regla<Escrita>[] = [
  [
    'alumnoIds',
    ({ alumnoIds }) => alumnoIds.length === 0,
    'Debes seleccionar al menos un alumno para asignar la evaluación.',
  ],
  [
    'fecha_entrega',
    ({ fecha_entrega }) => !fecha_entrega,
    'Debes seleccionar una fecha de entrega para la evaluación.',
  ],
  ['fecha_entrega', ({ fecha_entrega }) => !isPlazo(fecha_entrega), 'La fecha de entrega no es válida.'],
  ['alumnoIds', ({ alumnoIds }) => !alumnoIds.every(isId), 'Hay un alumno que no es válido.'],
]

/** To whom an evaluation is given, and until when. */
export const asignacionDeEvaluacion = asignacion.superRefine(applyReglas(reglas))
export type DatosDeAsignacion = z.infer<typeof asignacionDeEvaluacion>

/** One answer: of which question, which option. */
export interface Respuesta {
  preguntaId: number
  opcionElegidaId: number
}

const RESPUESTA_INVALIDA = 'La respuesta no es válida.'

const id = z.int(RESPUESTA_INVALIDA).positive(RESPUESTA_INVALIDA)
/** Also as a radio button and an object's keys have it: written. */
const idEscrito = enteroEscrito.pipe(id)

export const respuestaElegida = z.object({ preguntaId: idEscrito, opcionElegidaId: idEscrito })

const respuestaEnviada = z.object(
  { ...respuestaElegida.shape, opcionElegidaId: enteroEscrito.pipe(id.nullable()) },
  RESPUESTA_INVALIDA,
)
const isOnePerPregunta = (respuestas: Pick<Respuesta, 'preguntaId'>[]) =>
  new Set(respuestas.map(({ preguntaId }) => preguntaId)).size === respuestas.length
const isChosen = (una: z.infer<typeof respuestaEnviada>): una is Respuesta => una.opcionElegidaId !== null

/** What is sent at the end, without what was left blank; what was kept before counts as well. */
export const respuestasEnviadas = z.object({
  respuestas: z
    .array(respuestaEnviada, 'Las respuestas deben ser una lista.')
    .max(200, 'Hay más respuestas que preguntas.')
    .refine(isOnePerPregunta, RESPUESTA_INVALIDA)
    .nullish()
    .transform((respuestas) => (respuestas ?? []).filter(isChosen)),
})
