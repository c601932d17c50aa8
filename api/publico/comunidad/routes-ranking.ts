import { Elysia } from 'elysia'
import { z } from 'zod'
import type { FilaDeRanking } from '../../../src/domain/comunidad/ranking.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { periodoPedido } from './periodo-pedido.ts'
import { createRanking } from './ranking.ts'

const fila = z.object({
  email: z.string().meta({ description: 'Enmascarado' }),
  is_student_contribution: z.boolean(),
  student_first_name: z.string().nullable(),
  student_last_name: z.string().nullable(),
  contributions: z.int(),
  level: z.string(),
  nombre: z.string().optional().meta({ description: 'Como quiere aparecer quien sumó sus aportes' }),
}) satisfies z.ZodType<FilaDeRanking>

const consulta = z.object({ periodo: periodoPedido })

export const rankingRoutes = (deps: Deps) => {
  const ranking = createRanking(deps)

  return new Elysia({ name: 'ranking' }).get('/ranking', ({ query }) => ranking.list(query.periodo), {
    query: consulta,
    detail: {
      tags: ['Comunidad'],
      summary:
        'Quiénes aportaron más: creadores publicados y sugerencias aprobadas, este mes, este año o siempre',
      responses: answers(z.array(fila)),
    },
  })
}
