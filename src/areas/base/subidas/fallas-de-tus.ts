import type { HttpRequest, HttpResponse } from 'tus-js-client'
import { ApiError, sinConexion } from '../../../lib/api'
import { failureIn } from './respuesta'

/**
 * By itself the client takes any refusal to say how far it is for a file that is gone, and begins anew; and a network's
 * own sign-in page for the server.
 */
export async function judge(pedido: HttpRequest, respuesta: HttpResponse): Promise<void> {
  const status = respuesta.getStatus()
  const isGone = pedido.getMethod() === 'HEAD' && (status === 404 || status === 410)
  if (isGone) return
  if (status >= 400) throw await failureIn(status, respuesta.getBody(), respuesta.getHeader('Retry-After'))
  if (respuesta.getHeader('Tus-Resumable') === undefined) throw sinConexion()
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

/** As the server would refuse it. */
const ILEGIBLE = 400
const NO_SE_LEE = 'No se pudo leer el archivo: puede que haya cambiado o ya no esté. Elígelo de nuevo.'
