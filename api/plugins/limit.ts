import { Elysia } from 'elysia'
import { addressOf } from '../services/addresses.ts'
import type { Limit, Limits } from '../services/limits.ts'
import { AppError } from './app-error.ts'

/**
 * By address, and generous: a whole classroom shares one. Signing in is the exception, since there a program that
 * guesses is the danger.
 */
const limits = {
  aporte: { calls: 60, seconds: 3600 },
  sugerencia: { calls: 60, seconds: 3600 },
  comentario: { calls: 60, seconds: 600 },
  valoracion: { calls: 600, seconds: 600 },
  ingreso: { calls: 10, seconds: 600 },
  codigo: { calls: 600, seconds: 600 },
  verificacion: { calls: 1200, seconds: 600 },
} satisfies Record<string, Limit>

type LimitName = keyof typeof limits

/** A route says `limite: 'aporte'`. Without `limits` (RATE_LIMIT=off) nothing is counted. */
export function limit(deps: { limits: Limits | null }) {
  return new Elysia({ name: 'limit' }).macro({
    limite: (name: LimitName) => ({
      beforeHandle: ({ request }: { request: Request }) => {
        const wait = deps.limits?.count(`${name} ${addressOf(request)}`, limits[name]) ?? 0
        if (wait > 0) throw tooMany(wait)
      },
    }),
  })
}

export const tooMany = (seconds: number) =>
  new AppError(429, 'demasiados_pedidos', `Demasiados intentos. Prueba de nuevo en ${inWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  })

function inWords(seconds: number): string {
  if (seconds <= 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return `${Math.ceil(seconds / 60)} minutos`
}
