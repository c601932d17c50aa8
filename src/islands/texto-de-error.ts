import { ApiError } from '../lib/api'

/** What the server said, or `otro` where it said nothing. */
export function textoDeError(error: unknown, otro: string): string {
  return error instanceof ApiError && error.conTexto ? error.message : otro
}

/** The server's own text for each field. */
export function camposDeError(error: unknown): [campo: string, texto: string][] {
  return error instanceof ApiError ? Object.entries(error.campos) : []
}
