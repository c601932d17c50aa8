import { z } from 'zod'

const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  campos: z.record(z.string(), z.string()).optional(),
})

const REFUSALS: Record<number, string> = { 400: 'Un dato no es válido', 404: 'No existe' }

/** What a route answers, for its documentation only: a service's own types vouch for it, so nothing checks it again. */
export function answers(schema: z.ZodType, ...refusals: (400 | 404)[]) {
  return {
    200: answer('Bien', schema),
    ...Object.fromEntries(refusals.map((status) => [status, answer(REFUSALS[status] ?? '', errorBody)])),
  }
}

function answer(description: string, schema: z.ZodType) {
  const { $schema: _, ...json } = z.toJSONSchema(schema)
  return { description, content: { 'application/json': { schema: json as object } } }
}
