import type { DocumentDecoration } from 'elysia'
import { type Refusal, refusalsOf } from '../docs/answers.ts'

/** What the API's description says of a call whose answer is all in its headers. */
export const doc = (
  summary: string,
  bien: Record<number, string>,
  refusals: Refusal[] = [],
  ...ademas: (keyof typeof cabeceras)[]
): DocumentDecoration => ({
  tags: ['Subidas'],
  summary,
  responses: {
    ...Object.fromEntries(Object.entries(bien).map(([status, description]) => [status, { description }])),
    ...refusalsOf(refusals),
  },
  // Whom 412 refuses did not send it.
  parameters: [...(refusals.includes(412) ? ['Tus-Resumable' as const] : []), ...ademas].map((name) => ({
    in: 'header' as const,
    name,
    required: name !== 'Upload-Metadata',
    ...cabeceras[name],
  })),
})

const cabeceras = {
  'Tus-Resumable': { schema: { type: 'string' as const, enum: ['1.0.0'] }, description: 'La versión de tus' },
  'Upload-Length': {
    schema: { type: 'integer' as const, minimum: 1 },
    description: 'Cuánto mide todo el archivo',
  },
  'Upload-Offset': { schema: { type: 'integer' as const, minimum: 0 }, description: 'Desde dónde sigue' },
  'X-HTTP-Method-Override': {
    schema: { type: 'string' as const, enum: ['PATCH', 'DELETE'] },
    description: 'Qué pedido es',
  },
  'Upload-Metadata': {
    schema: { type: 'string' as const },
    description: 'El nombre del archivo, en base64: «filename Z3VpdGFycmEubXAz»',
  },
}
