import type { Calidad, Creador } from './creadores.ts'
import { limitesDe } from './edtf.ts'

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

type Ficha = Pick<Creador, Campo> & Partial<Pick<Creador, 'birth_edtf' | 'death_edtf' | 'fuentes'>>

/** How complete a creator's record is; the death counts only where it is known when it was. */
export function completitudDe(creador: Ficha): Completitud {
  const ficha = deAntes(creador)
  const cuentan = campos.filter((campo) => ficha.death_year !== null || !isDeFallecimiento(campo))
  const missing = cuentan.filter((campo) => isEmpty(ficha[campo]))
  const score = cuentan.length - missing.length
  return { score, total: cuentan.length, percent: Math.round((score / cuentan.length) * 100), missing }
}

/** The quality that a completeness suggests to the administrator. */
export function calidadSugerida({ percent }: Pick<Completitud, 'percent'>): Calidad {
  if (percent >= 90) return 'A'
  if (percent >= 70) return 'B'
  return percent >= 50 ? 'C' : 'D'
}

/** In the fields of old: a date that is known otherwise than by its year does not lack it, nor what has sources by datum, sources. */
const deAntes = ({ birth_edtf = null, death_edtf = null, fuentes = [], ...creador }: Ficha) => ({
  ...creador,
  birth_year: creador.birth_year ?? limitesDe(birth_edtf)?.min ?? null,
  death_year: creador.death_year ?? limitesDe(death_edtf)?.min ?? null,
  references: creador.references || fuentes.map(({ texto }) => texto).join('\n'),
})

function isDeFallecimiento(campo: Campo): boolean {
  return (fallecimiento as readonly string[]).includes(campo)
}

function isEmpty(valor: Creador[Campo]): boolean {
  if (Array.isArray(valor)) return valor.length === 0
  return valor === null || valor === '' || valor === 'UNKNOWN'
}
