import { writeCsv } from '../../../src/domain/base/csv.ts'
import { answersIn } from '../../suelo/docs/answers.ts'

/** A list as a file that a spreadsheet opens. */
export function csv(nombre: string, ...tabla: Parameters<typeof writeCsv>): Response {
  return new Response(writeCsv(...tabla), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${nombre}.csv"`,
    },
  })
}

/** What a route that gives such a file answers. */
export const answersCsv = () =>
  answersIn('text/csv', 'El archivo: UTF-8 con marca, separado por punto y coma')
