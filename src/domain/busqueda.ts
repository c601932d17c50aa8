import { plegar } from './texto.ts'

export const BUSQUEDA_MAXIMA = 200

/** Letters and digits, save the few that are letters by now but still separate words for FTS5, which knows an older Unicode. */
const PALABRA = /[[\p{L}\p{N}]--[\u19b0-\u19c9\u1cf2\u1cf3]]+/gv

/** The words of a search, without case, accents or signs. */
export function palabrasDe(texto: string): string[] {
  return plegar(texto).match(PALABRA) ?? []
}

/** The search as FTS5 reads it: every word, as the beginning of one. Without a word it finds nothing. */
export function consultaFts(texto: string): string {
  const palabras = [...new Set(palabrasDe(texto))]
  return palabras.map((palabra) => `"${palabra}"*`).join(' AND ') || '""'
}
