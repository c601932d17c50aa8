import type { Calidad, Creador } from './creadores.ts'

const nacimiento = ['birth_year', 'birth_month', 'birth_day'] as const
const fallecimiento = ['death_year', 'death_month', 'death_day'] as const

const campos = [
  'first_name',
  'last_name',
  ...nacimiento,
  ...fallecimiento,
  'bio',
  'notable_works',
  'period',
  'photo_url',
  'youtube_link',
  'references',
  'mainRole',
] as const

type Campo = (typeof campos)[number]

export interface Completitud {
  /** How many of the `total` fields say something. */
  score: number
  total: number
  /** 0 to 100, a whole number. */
  percent: number
  /** Names of the fields that say nothing. */
  missing: Campo[]
}

/** How complete a creator's record is; the death counts only where its year is known. */
export function completitudDe(creador: Pick<Creador, Campo>): Completitud {
  const cuentan = campos.filter((campo) => creador.death_year !== null || !isDeFallecimiento(campo))
  const missing = cuentan.filter((campo) => isEmpty(creador[campo]))
  const score = cuentan.length - missing.length
  return { score, total: cuentan.length, percent: Math.round((score / cuentan.length) * 100), missing }
}

/** The quality that a completeness suggests to the administrator. */
export function calidadSugerida({ percent }: Pick<Completitud, 'percent'>): Calidad {
  if (percent >= 90) return 'A'
  if (percent >= 70) return 'B'
  return percent >= 50 ? 'C' : 'D'
}

function isDeFallecimiento(campo: Campo): boolean {
  return (fallecimiento as readonly string[]).includes(campo)
}

function isEmpty(valor: Creador[Campo]): boolean {
  if (Array.isArray(valor)) return valor.length === 0
  return valor === null || valor === '' || valor === 'UNKNOWN'
}
