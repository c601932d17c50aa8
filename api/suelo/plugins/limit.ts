import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { networkOf } from '../services/addresses.ts'
import type { Limit } from '../services/limits.ts'
import { bringsPrueba } from '../services/prueba-de-trabajo.ts'
import { AppError } from './app-error.ts'

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

/** By route and not at it: a call is counted before its body is read, and there a route's own words are not known. */
const limitOf: Record<string, keyof typeof limits> = {
  'POST /api/composers': 'aporte',
  'POST /api/composers/photo': 'foto',
  'POST /api/composers/:id/suggestions': 'sugerencia',
  'POST /api/aportes/:recibo/retirar': 'recibo',
  'POST /api/aportes/:recibo/reclamar': 'recibo',
  'POST /api/composers/comments/:composerId': 'comentario',
  'POST /api/ratings/:composerId': 'valoracion',
  'POST /api/request-otp': 'codigo',
  'POST /api/docente/request-otp': 'codigo',
  'POST /api/alumnos/verify-otp': 'verificacion',
  'POST /api/docente/verify-otp': 'verificacion',
}

export const limitedRoutes = Object.keys(limitOf)

/** To be used before the bodies are read. Without `limits` (RATE_LIMIT=off) nothing is counted. */
export const limit = (deps: Pick<Deps, 'limits' | 'tokens' | 'now'>) =>
  new Elysia({ name: 'limit' }).guard({
    as: 'global',
    parse: ({ request, route }) => {
      const llamada = limitOf[`${request.method} ${route}`]
      const worked = (llamada === 'aporte' || llamada === 'sugerencia') && bringsPrueba(deps, request)
      const name = worked ? 'conPrueba' : llamada
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
