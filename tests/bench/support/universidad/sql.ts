import { ANIO } from './numeros.ts'

/** Of a date, its instant. */
export const instante = (fecha: string) => `unixepoch(${fecha}) * 1000`

/** So many of a thousand, always the same ones. */
export const suerte = (numero: string, deMil: number) =>
  `abs((${numero}) * 2654435761 / 65536 % 1000) < ${deMil}`

export const ABIERTA = `(c.anio = ${ANIO})`
export const CERRADA = `(c.anio < ${ANIO})`
