import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { networkOf } from '../services/addresses.ts'
import type { Limit } from '../services/limits.ts'
import { bringsPrueba } from '../services/prueba-de-trabajo.ts'
import { AppError } from './app-error.ts'
import type { PalabrasDe } from './palabras.ts'

/**
 * By address, and generous: a whole classroom shares one. Of who guesses at a password, or at codes, the wrong tries are
 * counted (`services/guesses.ts`). Calls of one name are counted together. Whose browser has worked for a contribution
 * (`services/prueba-de-trabajo.ts`) may send more: all of a school's computer room.
 */
const limits = {
  aporte: { calls: 60, seconds: 3600 },
  foto: { calls: 60, seconds: 3600 },
  sugerencia: { calls: 60, seconds: 3600 },
  conPrueba: { calls: 240, seconds: 3600 },
  comentario: { calls: 60, seconds: 600 },
  valoracion: { calls: 600, seconds: 600 },
  codigo: { calls: 600, seconds: 600 },
  verificacion: { calls: 1200, seconds: 600 },
  recibo: { calls: 120, seconds: 600 },
} satisfies Record<string, Limit>

/** As a route says it. Whoever has worked is counted by itself. */
export type Limite = Exclude<keyof typeof limits, 'conPrueba'>

/** To be used before the bodies are read. Without `limits` (RATE_LIMIT=off) nothing is counted. */
export const limit = (deps: Pick<Deps, 'limits' | 'tokens' | 'now'>, palabras: PalabrasDe) =>
  new Elysia({ name: 'limit' }).guard({
    as: 'global',
    parse: ({ request, route }) => {
      const { limite } = palabras.of(request.method, route)
      const worked = (limite === 'aporte' || limite === 'sugerencia') && bringsPrueba(deps, request)
      const name = worked ? 'conPrueba' : limite
      const wait = (name && deps.limits?.count(`${name} ${networkOf(request)}`, limits[name])) ?? 0
      if (wait) throw tooMany(wait)
    },
  })

export const tooMany = (seconds: number) =>
  new AppError(429, 'demasiados_pedidos', `Demasiados intentos. Prueba de nuevo en ${inWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  })

function inWords(seconds: number): string {
  if (seconds <= 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return `${Math.ceil(seconds / 60)} minutos`
}
