import type { Periodo } from './periodos'
import type { Rol } from './roles'

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
  birth_year: number | null
  birth_month: number | null
  birth_day: number | null
  death_year: number | null
  death_month: number | null
  death_day: number | null
  /** The creator died, nobody knows when: '¿?' in place of 'Presente'. */
  death_unknown: boolean
  bio: string
  notable_works: string
  period: Periodo
  /** The first one decides the category. */
  mainRole: Rol[]
  photo_url: string | null
  youtube_link: string | null
  /** A line for each source, 'título — url'. */
  references: string | null
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
type Vida = Pick<Creador, 'birth_year' | 'death_year' | 'death_unknown'>

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

/** '1904 – 1972', 'N/A – Presente', '1510 – ¿?'. */
export function aniosDeVida({ birth_year, death_year, death_unknown }: Vida): string {
  return `${birth_year ?? 'N/A'} – ${death_year ?? (death_unknown ? '¿?' : 'Presente')}`
}

/** 'creador' or 'creadores'. */
export function palabraCreadores(cuantos: number): string {
  return cuantos === 1 ? 'creador' : 'creadores'
}
