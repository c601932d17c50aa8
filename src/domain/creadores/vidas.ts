import { naceDesde } from './creadores.ts'
import { type Limites, medioDe } from './edtf.ts'

/** So many years somebody counts as having lived whose birth, or death, nobody knows. */
const ANIOS_DE_UNA_VIDA = 80

/** What is known of when somebody lived. */
interface VidaConocida {
  nacimiento: Limites | null
  muerte: Limites | null
  /** That somebody has died, of whom nobody knows when. */
  death_unknown: boolean
  isAgrupacion: boolean
}

/**
 * The years in which somebody may have lived; null where no year is known. A death that is not known counts 80 years after
 * the middle of the birth, and today where somebody may live; a birth that is not known, as many before the death's.
 */
export function lapsoDeVida(vida: VidaConocida, hoy: number): Limites | null {
  const { nacimiento, muerte } = vida
  if (nacimiento) return { min: nacimiento.min, max: muerte?.max ?? finSinMuerte(nacimiento, vida, hoy) }
  return muerte && { min: medioDe(muerte) - ANIOS_DE_UNA_VIDA, max: muerte.max }
}

const finSinMuerte = (nacimiento: Limites, vida: VidaConocida, hoy: number): number =>
  mayLive(nacimiento, vida, hoy) ? hoy : medioDe(nacimiento) + ANIOS_DE_UNA_VIDA

/** Of whose death no year is known, whether somebody may live today. */
export const mayLive = (
  nacimiento: Limites,
  { death_unknown, isAgrupacion }: Pick<VidaConocida, 'death_unknown' | 'isAgrupacion'>,
  hoy: number,
) => !death_unknown && (isAgrupacion || nacimiento.max >= naceDesde(hoy))

/** The most that one picture shows. */
export const VIDAS_DIBUJADAS = 2_000

/** A life as it is drawn: the years in which somebody may have lived, until today. */
export interface Barra {
  desde: number
  hasta: number
  /** Those in which somebody did, for certain; null where of no year that can be said. */
  seguro: Limites | null
  /** It goes on today. */
  abierta: boolean
}

/** Null where no year is known. */
export function barraDeVida(vida: VidaConocida, hoy: number): Barra | null {
  const lapso = lapsoDeVida(vida, hoy)
  if (!lapso) return null
  const { nacimiento, muerte } = vida
  const abierta = !muerte && nacimiento !== null && mayLive(nacimiento, vida, hoy)
  const hasta = Math.max(lapso.min, Math.min(lapso.max, hoy))
  const seguroHasta = muerte?.min ?? (abierta ? hoy : null)
  const isSeguro = nacimiento && seguroHasta !== null && nacimiento.max <= seguroHasta
  const seguro = isSeguro ? { min: nacimiento.max, max: seguroHasta } : null
  return { desde: lapso.min, hasta, seguro, abierta }
}

/** So many years lie between two in a row. */
const AIRE = 4

/** Rows in which nothing overlaps, as few as can be: each, by its beginning, in the first row that is free by then. */
export function filasDe<T>(cosas: readonly T[], lugarDe: (cosa: T) => Limites): T[][] {
  const filas: { cosas: T[]; libre: number }[] = []
  const lugares = cosas.map((cosa) => ({ cosa, lugar: lugarDe(cosa) }))
  for (const { cosa, lugar } of lugares.sort((a, b) => a.lugar.min - b.lugar.min)) {
    const fila = filas.find(({ libre }) => libre <= lugar.min)
    if (fila) {
      fila.cosas.push(cosa)
      fila.libre = lugar.max + AIRE
    } else filas.push({ cosas: [cosa], libre: lugar.max + AIRE })
  }
  return filas.map((fila) => fila.cosas)
}
