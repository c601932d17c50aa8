import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { createColaDeAportes } from './cola-de-aportes.ts'
import { listSugerencias } from './cola-de-sugerencias.ts'
import { undoAporte, undoSugerencia } from './deshacer.ts'
import {
  colaDeAportes,
  colaDeSugerencias,
  consultaDeAportes,
  consultaDeSugerencias,
  quedaron,
} from './esquemas-de-cola.ts'

const doc = docOf('Moderación')

const deshecha = z.object({ message: z.string(), id: z.int(), quedaron })

/** What waits and what was decided, fifty a page; and a decision taken back. */
export const colaRoutes = (deps: Deps) => {
  const listAportes = createColaDeAportes(deps)

  return new Elysia({ name: 'moderacion-cola' })
    .use(auth(deps))
    .get('/admin/sugerencias', ({ query }) => listSugerencias(deps, query), {
      rol: 'admin',
      query: consultaDeSugerencias,
      detail: doc(
        'Las sugerencias que esperan, de la más antigua a la más nueva, o las decididas, primero la última; 50 por página. Las que proponen lo mismo son una',
        answers(colaDeSugerencias),
      ),
    })
    .post(
      '/admin/sugerencias/:id/deshacer',
      ({ sesion, params }) => undoSugerencia(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: doc(
          'Deshace una aprobación o un rechazo, dentro de los 30 días: la sugerencia espera otra vez, y la ficha queda como si no hubiera sido; «quedaron» dice qué cambió alguien después',
          answers(deshecha, 409),
        ),
      },
    )
    .get('/admin/aportes', ({ query }) => listAportes(query), {
      rol: 'admin',
      query: consultaDeAportes,
      detail: doc(
        'Los aportes que esperan, del más antiguo al más nuevo, o los decididos, primero el último; 50 por página',
        answers(colaDeAportes),
      ),
    })
    .post('/admin/aportes/:id/deshacer', ({ sesion, params }) => undoAporte(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Deshace una publicación o un rechazo, dentro de los 30 días: el aporte espera otra vez',
        answers(deshecha, 409),
      ),
    })
}
