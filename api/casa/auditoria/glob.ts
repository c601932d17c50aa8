import { plegar } from '../../../src/domain/texto.ts'

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

/** What holds a word somewhere, without case or accents, as SQLite's GLOB reads it. */
export function globDe(palabra: string): string {
  return `*${[...plegar(palabra)].map(claseDe).join('')}*`
}

/** Within brackets nothing has a meaning of its own, the closing one stands first. */
function claseDe(letra: string): string {
  if (letra === ']' || letra === '^') return letra === ']' ? '[]]' : '^'
  const variantes = VARIANTES[letra] ?? letra
  return `[${variantes}${variantes.toUpperCase()}]`
}
