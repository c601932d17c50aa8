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
export const readSignos = (escrito: string): string =>
  escrito
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (signo) => CONFUNDIDOS[signo] ?? signo)

export const areSignos = (signos: string, largo: number): boolean =>
  signos.length === largo && [...signos].every((signo) => SIGNOS.includes(signo))
