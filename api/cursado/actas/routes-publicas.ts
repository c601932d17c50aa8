import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { tooMany } from '../../suelo/plugins/limit.ts'
import { networkOf } from '../../suelo/services/addresses.ts'
import { checkActa, checkConstancia } from './comprobacion.ts'
import { actaPublica, constanciaPublica } from './esquemas.ts'

const doc = docOf('Comprobación')

/** A code has sixty bits: nobody comes upon one, and nobody is to try. */
const COMPROBACIONES = { calls: 30, seconds: 3600 }

const SIN_RASTRO = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** What anybody may check who holds a paper. */
export const comprobacionRoutes = (deps: Deps) => {
  const countOne = (request: Request) => {
    const wait = deps.limits?.count(`comprobacion ${networkOf(request)}`, COMPROBACIONES) ?? 0
    if (wait) throw tooMany(wait)
  }
  return new Elysia({ name: 'comprobacion' })
    .get(
      '/actas/:codigo',
      ({ request, params, set }) => {
        Object.assign(set.headers, SIN_RASTRO)
        countOne(request)
        return checkActa(deps.db, params.codigo)
      },
      {
        params: z.object({ codigo: z.string() }),
        detail: doc('Comprueba un acta por su código', answers(actaPublica, 400, 404, 429)),
      },
    )
    .get(
      '/constancias/:codigo',
      ({ request, params, set }) => {
        Object.assign(set.headers, SIN_RASTRO)
        countOne(request)
        return checkConstancia(deps.db, params.codigo)
      },
      {
        params: z.object({ codigo: z.string() }),
        detail: doc('Comprueba una constancia por su código', answers(constanciaPublica, 400, 404, 429)),
      },
    )
}
