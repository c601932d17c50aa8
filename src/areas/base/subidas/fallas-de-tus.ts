import type { HttpRequest, HttpResponse } from 'tus-js-client'
import { ApiError, INESPERADA, sinConexion, tokenIn } from '../../../lib/api'
import { failureIn } from './respuesta'

/** What a network answers in the server's place to a method that it lets nobody use. */
export const NO_PASAN = [403, 405, 501]
const RED_CERRADA = 'red_cerrada'
const NO_DEJA =
  'Esta red no deja enviar archivos: conéctate a otra, o usa los datos del celular, y toca Reintentar.'

/**
 * By itself the client takes any refusal to say how far it is for a file that is gone, and begins anew; and a network's
 * own sign-in page for the server.
 */
export async function judge(pedido: HttpRequest, respuesta: HttpResponse): Promise<void> {
  const status = respuesta.getStatus()
  const isGone = pedido.getMethod() === 'HEAD' && (status === 404 || status === 410)
  if (isGone) return
  if (status >= 400) {
    const espera = respuesta.getHeader('Retry-After')
    const token = tokenIn(pedido.getHeader('authorization'))
    const falla = await failureIn({ status, texto: respuesta.getBody(), espera, token })
    throw isDeLaRed(falla) ? new ApiError(NO_PASA, NO_DEJA, RED_CERRADA) : falla
  }
  if (respuesta.getHeader('Tus-Resumable') === undefined) throw sinConexion()
}

/** The server says why it refuses, with a code. */
const isDeLaRed = (falla: unknown) =>
  falla instanceof ApiError && falla.code === INESPERADA && NO_PASAN.includes(falla.status)

/** Not what was sent is refused, but how. */
export const isRedCerrada = (error: unknown): boolean => {
  const { causingError } = Object(error) as { causingError?: unknown }
  return causingError instanceof ApiError && causingError.code === RED_CERRADA
}

/** 0 where the server was not reached. */
export function statusOf(error: unknown): number {
  const { causingError } = Object(error) as { causingError?: unknown }
  return causingError instanceof ApiError ? causingError.status : 0
}

/** What was refused, in the server's words; a file that can't be read any more, as what it is. */
export function failureOf(error: unknown): unknown {
  const { causingError, originalRequest } = Object(error) as Record<string, unknown>
  if (causingError instanceof ApiError) return causingError
  return originalRequest ? sinConexion() : new ApiError(ILEGIBLE, NO_SE_LEE, 'archivo_ilegible')
}

const NO_PASA = 405

/** As the server would refuse it. */
const ILEGIBLE = 400
const NO_SE_LEE = 'No se pudo leer el archivo: puede que haya cambiado o ya no esté. Elígelo de nuevo.'
