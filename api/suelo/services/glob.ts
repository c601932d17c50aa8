import { and, type SQL, sql } from 'drizzle-orm'
import { fold, sinApostrofos } from '../../../src/domain/base/texto.ts'

/** The words of a search, without case or accents. */
export const palabrasBuscadas = (q: string): string[] =>
  fold(q)
    .split(/[\s\0]+/)
    .filter(Boolean)

/** That a text has each word of a search somewhere, as screens search what they have whole. */
export const conPalabras = (texto: SQL, q = ''): SQL | undefined =>
  and(
    ...palabrasBuscadas(sinApostrofos(q)).map(
      (palabra) => sql`replace(replace(${texto}, char(39), ''), '’', '') GLOB ${globDe(palabra)}`,
    ),
  )

/** As people write them in Spanish, and in a neighbour's name. */
const VARIANTES: Record<string, string> = {
  a: 'aáàâäã',
  c: 'cç',
  e: 'eéèêëẽ',
  i: 'iíìîïĩ',
  n: 'nñ',
  o: 'oóòôöõ',
  u: 'uúùûüũ',
  y: 'yýỹ',
}

/** What holds a word without case or accents somewhere, as SQLite's GLOB reads it. */
export function globDe(palabra: string): string {
  return `*${[...palabra].map(claseDe).join('')}*`
}

/** Within brackets nothing has a meaning of its own, the closing one stands first. */
function claseDe(letra: string): string {
  if (letra === ']' || letra === '^') return letra === ']' ? '[]]' : '^'
  const variantes = VARIANTES[letra] ?? letra
  return `[${variantes}${variantes.toUpperCase()}]`
}
