import { sinInvisibles } from './texto.ts'

/** Crockford's base 32: no letter that is taken for a figure. */
const SIGNOS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What stands for another sign where somebody reads it off a paper. */
const CONFUNDIDOS: Record<string, string> = { O: '0', I: '1', L: '1' }

/** As many signs, out of as many random bytes. */
export const signosDe = (azar: Uint8Array, largo: number): string =>
  [...azar.subarray(0, largo)].map((byte) => SIGNOS[byte % SIGNOS.length]).join('')

/** 'K3M9-0QXD-71VZ' */
export const enGrupos = (signos: string) => (signos.match(/.{1,4}/g) ?? []).join('-')

/** With or without hyphens, in any case; what is no sign is left for `areSignos` to refuse. */
const readSignos = (escrito: string): string =>
  sinInvisibles(escrito)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[OIL]/g, (signo) => CONFUNDIDOS[signo] ?? signo)

const areSignos = (signos: string, largo: number): boolean =>
  signos.length === largo && [...signos].every((signo) => SIGNOS.includes(signo))

/** So many signs, with what may stand before them or without it: all of what was pasted or, of a sentence, one word. */
export function findSignos(escrito: string, largo: number, prefijo = ''): string | null {
  const find = (palabra: string) => {
    const signos = readSignos(palabra)
    const sinPrefijo = signos.startsWith(prefijo) ? signos.slice(prefijo.length) : signos
    return areSignos(sinPrefijo, largo) ? [sinPrefijo] : []
  }
  const palabras = sinInvisibles(escrito).split(/[^\p{L}\p{N}\p{Pd}]+/u)
  const agrupadas = palabras.filter((palabra) => /\p{Pd}/u.test(palabra))
  for (const unas of [[escrito], agrupadas, palabras]) {
    const hallados = new Set(unas.flatMap(find))
    const [signos] = hallados
    if (signos && hallados.size === 1) return signos
  }
  return null
}
