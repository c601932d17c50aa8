import { ApiError, INESPERADA, INESPERADO } from '../../lib/api'

/**
 * A call of the administrator's who moderates. Where the server fails, its screens say their own texts, whatever it
 * said; only what it refuses has words of its own.
 */
export async function moderate<T>(llamada: Promise<T>): Promise<T> {
  try {
    return await llamada
  } catch (error) {
    const isFailure = error instanceof ApiError && error.status >= 500 && error.code === INESPERADA
    throw isFailure ? new ApiError(error.status, INESPERADO) : error
  }
}
