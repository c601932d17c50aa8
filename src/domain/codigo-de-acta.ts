/** Crockford's base 32: no letter that is taken for a figure. */
const SIGNOS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LARGO = 12

/** What stands for another sign where somebody reads it off a paper. */
const CONFUNDIDOS: Record<string, string> = { O: '0', I: '1', L: '1' }

/** Twelve signs out of as many random bytes. */
export const codigoDe = (azar: Uint8Array): string =>
  [...azar.subarray(0, LARGO)].map((byte) => SIGNOS[byte % SIGNOS.length]).join('')

/** 'K3M9-0QXD-71VZ' */
export const codigoEscrito = (codigo: string) => (codigo.match(/.{1,4}/g) ?? []).join('-')

/** With or without hyphens, in any case; null where it can be none. */
export function readCodigo(escrito: string): string | null {
  const signos = escrito
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (signo) => CONFUNDIDOS[signo] ?? signo)
  return signos.length === LARGO && [...signos].every((signo) => SIGNOS.includes(signo)) ? signos : null
}
