import { z } from 'zod'
import { enteroEscrito, enUnaLinea, exceeds } from '../base/campos.ts'
import { ACEPTADAS } from './limites-de-pregunta.ts'
import type { Respuesta } from './respuestas.ts'

const RESPUESTA_INVALIDA = 'La respuesta no es válida.'

const id = z.int(RESPUESTA_INVALIDA).positive(RESPUESTA_INVALIDA)
/** Also as a radio button and an object's keys have it: written. */
const idEscrito = enteroEscrito.pipe(id)

const ids = z
  .array(idEscrito, RESPUESTA_INVALIDA)
  .max(100, RESPUESTA_INVALIDA)
  .transform((todos) => [...new Set(todos)])
  .nullish()
const texto = z
  .string(RESPUESTA_INVALIDA)
  .refine(
    (dicho) => !exceeds(dicho, ACEPTADAS.largo),
    `La respuesta no puede pasar de ${ACEPTADAS.largo} caracteres.`,
  )
  .transform(enUnaLinea)
  .nullish()

const respuesta = z
  .object(
    {
      preguntaId: idEscrito,
      opcionElegidaId: enteroEscrito.pipe(id.nullable()),
      opcionesElegidas: ids,
      texto,
      orden: ids,
    },
    RESPUESTA_INVALIDA,
  )
  .transform(
    ({ preguntaId, ...dichas }): Respuesta => ({
      preguntaId,
      ...Object.fromEntries(
        Object.entries(dichas).filter(([, valor]) => valor !== null && valor !== undefined),
      ),
    }),
  )
  .refine((una) => Object.keys(una).length <= 2, RESPUESTA_INVALIDA)

const isDicha = (una: Respuesta) => Object.keys(una).length === 2

/** What was left blank is said in one way only: an empty text, and no option at all. */
export const respuestaElegida = respuesta.refine(isDicha, {
  message: RESPUESTA_INVALIDA,
  path: ['opcionElegidaId'],
})

const isOnePerPregunta = (respuestas: Pick<Respuesta, 'preguntaId'>[]) =>
  new Set(respuestas.map(({ preguntaId }) => preguntaId)).size === respuestas.length

/** What is sent at the end, without what was left blank; what was kept before counts as well. */
export const respuestasEnviadas = z.object({
  respuestas: z
    .array(respuesta, 'Las respuestas deben ser una lista.')
    .max(200, 'Hay más respuestas que preguntas.')
    .refine(isOnePerPregunta, RESPUESTA_INVALIDA)
    .nullish()
    .transform((respuestas) => (respuestas ?? []).filter(isDicha)),
})
