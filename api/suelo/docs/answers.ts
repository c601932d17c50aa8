import type { DocumentDecoration } from 'elysia'
import { z } from 'zod'

const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  campos: z.record(z.string(), z.string()).optional(),
})

const REFUSALS = {
  400: 'Un dato no es válido',
  401: 'Falta la sesión, o ya no vale',
  403: 'La sesión es de otro rol, o la abrió un código en mano y esto todavía no se puede',
  404: 'No existe',
  409: 'No se puede en el estado en que está',
  412: 'El pedido no dice que es de tus 1.0.0',
  413: 'El pedido es demasiado grande',
  415: 'El archivo no es de un tipo admitido',
  503: 'Un servicio del que depende no está configurado o no responde',
  429: 'Demasiados pedidos; Retry-After dice cuánto esperar',
}
export type Refusal = keyof typeof REFUSALS

/**
 * What a route answers, for its documentation only: a service's own types vouch for it, so nothing checks it again. It
 * names the refusals of its own; those that follow from its guard, its address and its body are added to them.
 */
export const answers = (schema: z.ZodType, ...refusals: Refusal[]) => ({
  200: answer('Bien', schema),
  ...refusalsOf(refusals),
})

/** Besides, of a route that goes on where many try with the answer to a challenge. */
export const asksForPrueba = {
  429: answer(
    `${REFUSALS[429]}. Con el código prueba_pedida se sigue: la respuesta al reto va en la cabecera x-prueba`,
    errorBody.extend({ reto: z.string().optional() }),
  ),
}

/** The same, of a route that creates something. */
export const creates = (schema: z.ZodType, ...refusals: Refusal[]) => ({
  201: answer('Creado', schema),
  ...refusalsOf(refusals),
})

/** The same, of a route that begins something which goes on by itself. */
export const begins = (schema: z.ZodType, ...refusals: Refusal[]) => ({
  202: answer('Comenzó', schema),
  ...refusalsOf(refusals),
})

/** The same, of a route whose reply is a text of another kind: a calendar, a stream of events. */
export const answersIn = (mediaType: string, description: string, ...refusals: Refusal[]) => ({
  200: { description, content: { [mediaType]: { schema: { type: 'string' as const } } } },
  ...refusalsOf(refusals),
})

/** What the API's description says of the routes of one subject. */
export const docOf =
  (tag: string) =>
  (summary: string, responses: NonNullable<DocumentDecoration['responses']>): DocumentDecoration => ({
    tags: [tag],
    summary,
    responses,
  })

/** What a route that only says that it did it answers. */
export const message = z.object({ message: z.string() })

const NEVER = ''

/** Of a route that can't be refused for what any like it is. */
export const never = (...refusals: Refusal[]) =>
  Object.fromEntries(refusals.map((status) => [status, { description: NEVER }]))

type Responses = Record<string, { description?: string }>

/** Adds what follows from what a call asks for. */
export function addRefusals(responses: Responses, refusals: Refusal[]): void {
  for (const [status, refusal] of Object.entries(refusalsOf(refusals))) responses[status] ??= refusal
}

/** To be done last. */
export function dropNever(responses: Responses): void {
  for (const status in responses) if (responses[status]?.description === NEVER) delete responses[status]
}

export function refusalsOf(refusals: Refusal[]) {
  return Object.fromEntries(refusals.map((status) => [status, answer(REFUSALS[status], errorBody)]))
}

/** The schema is written when the documentation is read: writing all of them would take a fifth of the start. */
function answer(description: string, schema: z.ZodType) {
  return {
    description,
    content: {
      'application/json': {
        get schema(): object {
          const { $schema: _, ...json } = z.toJSONSchema(schema)
          return json
        },
      },
    },
  }
}
