import { enGrupos, findSignos, signosDe } from '../base/signos.ts'

const LARGO = 12

/** Twelve signs out of as many random bytes. */
export const codigoDe = (azar: Uint8Array): string => signosDe(azar, LARGO)

/** 'K3M9-0QXD-71VZ' */
export const codigoEscrito = enGrupos

/** With or without hyphens, in any case, by itself or in a sentence; null where it can be none. */
export const readCodigo = (escrito: string): string | null => findSignos(escrito, LARGO)
