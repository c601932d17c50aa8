import { areSignos, enGrupos, readSignos, signosDe } from './signos.ts'

const LARGO = 12

/** Twelve signs out of as many random bytes. */
export const codigoDe = (azar: Uint8Array): string => signosDe(azar, LARGO)

/** 'K3M9-0QXD-71VZ' */
export const codigoEscrito = enGrupos

/** With or without hyphens, in any case; null where it can be none. */
export function readCodigo(escrito: string): string | null {
  const signos = readSignos(escrito)
  return areSignos(signos, LARGO) ? signos : null
}
