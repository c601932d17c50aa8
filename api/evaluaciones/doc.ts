import type { answers, creates } from '../docs/answers.ts'
import type { answersCsv } from '../exportaciones/archivo.ts'
import type { answersTexto } from './textos.ts'

/** What the API's description says of a route. */
export const doc = (
  summary: string,
  responses: ReturnType<typeof answers | typeof creates | typeof answersCsv | typeof answersTexto>,
) => ({
  tags: ['Evaluaciones'],
  summary,
  responses,
})
