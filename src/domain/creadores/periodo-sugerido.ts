import type { Rol } from '../sesiones/roles'
import type { Periodo } from './periodos'

const finales: [Periodo, number][] = [
  ['COLONIAL', 1811],
  ['INDEPENDENCIA_Y_GUERRA_GRANDE', 1870],
  ['POSGUERRA', 1920],
  ['GUERRA_DEL_CHACO_Y_GUARANIA', 1950],
  ['DICTADURA', 1989],
  ['TRANSICION', 2000],
]

interface Vida {
  birth_year: number | null
  death_year?: number | null
  mainRole?: readonly Rol[]
}

/** About the age at which somebody made what they are known for: of several, the one that the catalogue agrees with most. */
const MADUREZ = 37

/**
 * The period of the timeline in which somebody was at the height of a life, or an ensemble was founded; a year in which
 * one ends is the next one's. A suggestion: which period it is stays a judgement.
 */
export function periodoSugerido({ birth_year, death_year = null, mainRole = [] }: Vida): Periodo {
  if (birth_year === null) return 'INDETERMINADO'
  const enObra = mainRole.includes('ENSEMBLE_ORCHESTRA') ? birth_year : birth_year + MADUREZ
  const anio = Math.min(enObra, death_year ?? enObra)
  return finales.find(([, final]) => anio < final)?.[0] ?? 'ACTUALIDAD'
}
