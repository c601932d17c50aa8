import { fold } from '../base/texto.ts'

const NUMERO = /^([-+]?)0*(\d+)(?:[.,](\d+))?$/

/**
 * What two short answers have in common where they say the same: accents, case, spaces and final points aside, and of a
 * number its value.
 */
export function claveDeCorta(texto: string): string {
  const limpio = fold(texto)
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()
  const numero = NUMERO.exec(limpio)
  return numero ? valorDe(numero) : limpio
}

function valorDe([, signo, entero = '', decimales = '']: RegExpExecArray): string {
  // '1.000' is a thousand to some and one to others, so it is neither.
  const ambiguo = decimales.length === 3 && entero !== '0'
  const fraccion = ambiguo ? decimales : decimales.replace(/0+$/, '')
  const valor = fraccion ? `${entero}.${fraccion}` : entero
  return signo === '-' && valor !== '0' ? `-${valor}` : valor
}

/** Whether a text is one of those that are taken for right. */
export function vale(aceptadas: readonly string[], texto: string): boolean {
  const clave = claveDeCorta(texto)
  return clave !== '' && aceptadas.some((una) => claveDeCorta(una) === clave)
}
