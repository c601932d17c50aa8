import { Elysia, ValidationError } from 'elysia'
import { AppError } from './app-error.ts'
import { type Sesion, sesionDelPedido } from './auth.ts'
import { answerTo } from './errors.ts'

interface Llamada {
  sesion: Sesion
  /** Its pattern, like '/docente/catedra/:id'. */
  ruta: string
  params: Record<string, string | number>
}

/** Throws what says that a thing is not of whoever asks, or may not change any more. */
export type Propiedad = (llamada: Llamada) => void

interface Reglas {
  requirePropio: Propiedad
  /** Of calls that would change something. */
  requireAbierta: Propiedad
}

interface Fallo {
  error: unknown
  request: Request
  route: string
  params: Llamada['params'] | undefined
}

/**
 * Whose a thing is comes before the form of what was sent: who may not know of it does not hear, either, what a call
 * about it asks for. Then comes that its course is closed, before what else is wrong. To be used before `errors`.
 */
export const propiedad = ({ requirePropio, requireAbierta }: Reglas) => {
  const answer = ({ error, request, route, params = {} }: Fallo) => {
    const sesion = sesionDelPedido(request)
    if (!sesion) return undefined
    const llamada = { sesion, ruta: route.replace(/^\/api/, ''), params }
    const isAboutSent = isAboutWhatWasSent(error)
    try {
      if (isAboutSent) requirePropio(llamada)
      if (request.method !== 'GET' && (isAboutSent || isOfState(error))) requireAbierta(llamada)
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
