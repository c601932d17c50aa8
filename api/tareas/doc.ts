import type { answers, creates } from '../docs/answers.ts'
import type { answersZip } from '../entregas/zip.ts'
import type { answersCsv } from '../exportaciones/archivo.ts'

/** What the API's description says of a route. */
export const doc = (
  summary: string,
  responses: ReturnType<typeof answers | typeof creates | typeof answersCsv | typeof answersZip>,
) => ({
  tags: ['Tareas'],
  summary,
  responses,
})
