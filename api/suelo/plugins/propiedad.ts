import { Elysia, ValidationError } from 'elysia'
import { requireAbierta } from '../abierta.ts'
import type { Deps } from '../deps.ts'
import { AppError } from './app-error.ts'
import { asuntoDelPedido, sesionDelPedido } from './auth.ts'
import { answerTo } from './errors.ts'

interface Fallo {
  error: unknown
  request: Request
  params?: Record<string, string | number>
}

/**
 * Whose a thing is comes before the form of what was sent: who may not know of it does not hear, either, what a call
 * about it asks for. Then comes that its course is closed, before what else is wrong. To be used before `errors`.
 */
export const propiedad = ({ db, now, temas }: Pick<Deps, 'db' | 'now' | 'temas'>) => {
  const answer = ({ error, request, params = {} }: Fallo) => {
    const sesion = sesionDelPedido(request)
    const asunto = asuntoDelPedido(request)
    if (!sesion || !asunto) return undefined
    const { sobre, aunCerrada } = asunto
    const ids = Object.fromEntries(
      Object.entries(sobre).map(([cosa, nombre]) => [cosa, Number(params[nombre])]),
    )
    const isAboutSent = isAboutWhatWasSent(error)
    try {
      if (isAboutSent) temas.requirePropias(db, sesion, ids, now())
      if (!aunCerrada && request.method !== 'GET' && (isAboutSent || isOfState(error)))
        requireAbierta(db, temas.catedraDe(db, ids))
      return undefined
    } catch (ajeno) {
      return ajeno instanceof AppError ? answerTo(ajeno) : undefined
    }
  }
  return new Elysia({ name: 'propiedad' }).onError({ as: 'global' }, answer as never)
}

const OF_WHAT_WAS_SENT = [400, 413, 415]

const isAboutWhatWasSent = (error: unknown) =>
  error instanceof AppError ? OF_WHAT_WAS_SENT.includes(error.status) : isOfBody(error)

const isOfBody = (error: unknown) => error instanceof ValidationError && error.type === 'body'

const isOfState = (error: unknown) => error instanceof AppError && error.status === 409
