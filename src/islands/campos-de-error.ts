import { ApiError } from '../lib/api'

/** The server's own text for each field. */
export function camposDeError(error: unknown): [campo: string, texto: string][] {
  return error instanceof ApiError ? Object.entries(error.campos) : []
}
