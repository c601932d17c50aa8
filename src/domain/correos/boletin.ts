import { groupBy } from '../base/grupos.ts'
import { relojEn } from '../base/relojes.ts'

/** When the digest goes out; later it is too late for the day's mail, and the next one tells it all. */
const DESDE_LAS = 7
const HASTA_LAS = 21

export function isHoraDeBoletin(instante: number, zona: string): boolean {
  const { hora } = relojEn(zona, instante)
  return hora >= DESDE_LAS && hora < HASTA_LAS
}

/** How far back it looks at most, in milliseconds: after a long silence nobody needs all of it. */
export const BOLETIN_MAXIMO_MS = 7 * 24 * 60 * 60 * 1000

const LINEAS_MAXIMO = 15

interface Linea {
  catedra: string
  texto: string
}

/** What a digest says, a line for each thing, course by course; what is too much is only counted. */
export function lineasDeBoletin(novedades: readonly Linea[]): string[] {
  const porCatedra = groupBy(novedades, ({ catedra }) => catedra)
  const lineas = [...porCatedra].flatMap(([catedra, suyas]) =>
    suyas.map(({ texto }) => `${catedra} · ${texto}`),
  )
  const resto = lineas.length - LINEAS_MAXIMO
  if (resto <= 0) return lineas
  return [...lineas.slice(0, LINEAS_MAXIMO), resto === 1 ? 'Y una novedad más.' : `Y ${resto} novedades más.`]
}

export function asuntoDeBoletin(novedades: number): string {
  return novedades === 1 ? 'Tu resumen: una novedad' : `Tu resumen: ${novedades} novedades`
}
