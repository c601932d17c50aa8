import type { Rol } from '../sesiones/roles'
import { limitesDe, medioDe, textoDeEdtf } from './edtf.ts'
import type { Credito, Fuente } from './fuentes'
import type { Obra, ObraEnlace } from './obras'
import type { OtroNombre } from './otros-nombres'
import type { Periodo } from './periodos'

export const calidades = ['A', 'B', 'C', 'D'] as const
export type Calidad = (typeof calidades)[number]

export const estadosDeCreador = ['PENDING_REVIEW', 'PUBLISHED', 'NEEDS_IMPROVEMENT', 'REJECTED'] as const
export type EstadoDeCreador = (typeof estadosDeCreador)[number]

/** When somebody lived, as far as it is known. */
export const fechasDeVida = [
  'birth_year',
  'birth_month',
  'birth_day',
  'death_year',
  'death_month',
  'death_day',
  'death_unknown',
] as const

/** Creators on one page of the timeline. */
export const CREADORES_POR_PAGINA = 100

/** What anybody may know of a creator: the shape of every public answer. */
export interface Creador {
  id: number
  first_name: string
  /** Blank for ensembles. */
  last_name: string
  /** What people call it beside that. */
  otros_nombres: OtroNombre[]
  birth_year: number | null
  birth_month: number | null
  birth_day: number | null
  death_year: number | null
  death_month: number | null
  death_day: number | null
  /** The creator died, nobody knows when: '¿?' in place of 'Presente'. */
  death_unknown: boolean
  /** As far as they are known, by EDTF level 1; the fields above have the parts of an exact one, the year of a 'c.'. */
  birth_edtf: string | null
  death_edtf: string | null
  /** The years between which it was. */
  birth_min: number | null
  birth_max: number | null
  death_min: number | null
  death_max: number | null
  bio: string
  notable_works: string
  period: Periodo
  /** The first one decides the category. */
  mainRole: Rol[]
  photo_url: string | null
  youtube_link: string | null
  /** A line for each source, 'título — url'. */
  references: string | null
  /** Which source says what. */
  fuentes: Fuente[]
  /** Where each work is heard, seen or read. */
  obra_enlaces: ObraEnlace[]
  /** The works of `notable_works`, each with its own. */
  obras: Obra[]
  /** That a date is unknown or uncertain, or has no source, or sources disagree. */
  por_confirmar: boolean
  /** Its item in Wikidata, 'Q123'. */
  wikidata_qid: string | null
  /** Whose the photo is, where it comes from Commons. */
  photo_credit: Credito | null
  /** A sound that the institution keeps, and whose it is. */
  audio_url: string | null
  audio_credit: Credito | null
  quality: Calidad | null
  /** 0 without votes. */
  rating_avg: number
  rating_count: number
  status: EstadoDeCreador
  is_student_contribution: boolean
  student_first_name: string | null
  student_last_name: string | null
  slug: string
  /** ISO 8601 UTC. */
  created_at: string
  updated_at: string
  /** When it was to be seen for the first time. */
  published_at: string | null
}

/** One that a search finds; where it does so by another name, by which: 'seudónimo: Nitsuga Mangoré'. */
export interface CreadorHallado extends Creador {
  coincide?: string | undefined
}

/** What the administrator may know of one as well. */
export interface CreadorPrivado extends Creador {
  /** The contributor's. */
  email: string | null
  ip_address: string | null
  /** The remarks with which it was sent back. */
  rejection_reason: string | null
  suggestion_reason: string | null
}

type Nombre = Pick<Creador, 'first_name' | 'last_name'>
type Vida = Pick<Creador, 'bio' | 'birth_year' | 'death_year' | 'death_unknown' | 'mainRole' | 'period'> &
  Partial<Pick<Creador, 'birth_edtf' | 'death_edtf'>>

/** Whether anybody may see it. */
export const isPublicado = ({ status }: Pick<Creador, 'status'>) => status === 'PUBLISHED'

export function nombreCompleto({ first_name, last_name }: Nombre): string {
  return `${first_name} ${last_name}`.trim()
}

/** At most two letters: of the first and the last name, or of an ensemble's first two words. */
export function iniciales({ first_name, last_name }: Nombre): string {
  const palabras = last_name ? [first_name, last_name] : first_name.split(/\s+/)
  return palabras
    .map((palabra) => palabra.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
}

/** Nobody is older: who was born before then has died, whether it is known when or not. */
const EDAD_MAXIMA = 120

/** The first year in which somebody who lives may have been born; an ensemble, in any. */
export const naceDesde = (hoy: number) => hoy - EDAD_MAXIMA

/**
 * '1904 – 1972', 'N/A – 1972', 'c. 1510 – ¿?', '1966 – Presente'. Of whom no year is known: 'activo en el siglo XVIII',
 * or nothing.
 */
export function aniosDeVida(creador: Vida, hoy: number): string {
  const { birth_year, death_year, birth_edtf, death_edtf, death_unknown, mainRole } = creador
  const nacimiento = textoDeEdtf(birth_edtf ?? null) ?? birth_year
  const muerte = textoDeEdtf(death_edtf ?? null) ?? death_year
  if (nacimiento === null && muerte === null) return actividad(creador)
  const isAgrupacion = mainRole.includes('ENSEMBLE_ORCHESTRA')
  const hasta = limitesDe(birth_edtf ?? null)?.max ?? birth_year ?? 0
  const vive = !death_unknown && (isAgrupacion || hasta >= naceDesde(hoy))
  return `${nacimiento ?? 'N/A'} – ${muerte ?? (vive ? 'Presente' : '¿?')}`
}

const periodosDeAntes: Periodo[] = ['COLONIAL', 'INDEPENDENCIA_Y_GUERRA_GRANDE', 'POSGUERRA']

/** The century that the biography names first, of somebody of long ago. */
function actividad({ bio, mainRole, period }: Vida): string {
  const siglo = bio.match(/\bsiglo ([XVI]+)\b/)?.[1]
  const isDeAntes = periodosDeAntes.includes(period) && !mainRole.includes('ENSEMBLE_ORCHESTRA')
  return siglo && isDeAntes ? `activo en el siglo ${siglo}` : ''
}

/** Where a birth stands on the timeline: in the middle of what it may be. */
export function anioEnLaLinea({
  birth_min,
  birth_max,
}: Pick<Creador, 'birth_min' | 'birth_max'>): number | null {
  return birth_min === null || birth_max === null ? null : medioDe({ min: birth_min, max: birth_max })
}

/** 'José Asunción Flores (1904 – 1972)', or the name alone. */
export function nombreConAnios(creador: Nombre & Vida, hoy: number): string {
  const anios = aniosDeVida(creador, hoy)
  return anios ? `${nombreCompleto(creador)} (${anios})` : nombreCompleto(creador)
}

/** 'creador' or 'creadores'. */
export function palabraCreadores(cuantos: number): string {
  return cuantos === 1 ? 'creador' : 'creadores'
}
