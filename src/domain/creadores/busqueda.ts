import { fold, sinApostrofos } from '../base/texto.ts'

export const BUSQUEDA_MAXIMA = 200

/**
 * Letters and digits, save those that separate words for FTS5, which knows an older Unicode: the ones past U+FFFF
 * (Adlam and others) and a few more.
 */
const PALABRA = /(?:(?![\u19b0-\u19c9\u1cf2\u1cf3\u{10000}-\u{10ffff}])[\p{L}\p{N}])+/gu

/** The words of a search, without case, accents or signs; an apostrophe does not separate them. */
export function palabrasDe(texto: string): string[] {
  return sinApostrofos(fold(texto)).match(PALABRA) ?? []
}

/** The search as FTS5 reads it: every word, as the beginning of one. Without a word it finds nothing. */
export function consultaFts(texto: string): string {
  const todas = [...new Set(palabrasDe(texto))]
  // What has a word that begins with 'asuncion' has one that begins with 'a'.
  const palabras = todas.filter((una) => !todas.some((otra) => otra !== una && otra.startsWith(una)))
  return palabras.map((palabra) => `"${palabra}"*`).join(' AND ') || '""'
}
