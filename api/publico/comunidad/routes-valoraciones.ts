import { Elysia } from 'elysia'
import { z } from 'zod'
import { votoNuevo } from '../../../src/domain/comunidad/comunidad.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { palabras } from '../../suelo/plugins/palabras.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { networkOf } from '../../suelo/services/addresses.ts'
import { vote } from './valoraciones.ts'
import { requireVisitante } from './visitante.ts'

const valoracion = z.object({ new_average_rating: z.number(), total_ratings: z.int() })

export const valoracionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'valoraciones' }).use(palabras).post(
    '/ratings/:composerId',
    async ({ params: { composerId: creadorId }, body, cookie, request }) => {
      const visitante = await requireVisitante(deps, cookie, { creadorId, network: networkOf(request) })
      return vote(deps, creadorId, visitante, body.rating)
    },
    {
      limite: 'valoracion',
      params: parametros('composerId'),
      body: votoNuevo,
      detail: {
        tags: ['Comunidad'],
        summary: 'Valora un creador con una a cinco estrellas; un segundo voto reemplaza al primero',
        responses: answers(valoracion, 429),
      },
    },
  )
