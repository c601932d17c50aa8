import { ApiError, INESPERADA, INESPERADO } from '../../lib/api'

/**
 * A call of the administrator's who moderates. Where the server fails, its screens say their own texts, whatever it
 * said; only what it refuses has words of its own.
 */
export async function moderar<T>(llamada: Promise<T>): Promise<T> {
  try {
    return await llamada
  } catch (error) {
    const esFalla = error instanceof ApiError && error.status >= 500 && error.code === INESPERADA
    throw esFalla ? new ApiError(error.status, INESPERADO) : error
  }
}
