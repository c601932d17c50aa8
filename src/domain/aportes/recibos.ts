import { entero } from '../base/numeros.ts'
import { enGrupos, findSignos, signosDe } from '../base/signos.ts'
import type { EstadoDeCreador } from '../creadores/creadores.ts'
import type { EstadoDeSugerencia } from './sugerencias.ts'

/** What was contributed: a creator, or a correction of one. */
export const clasesDeAporte = ['CREADOR', 'CORRECCION'] as const
export type ClaseDeAporte = (typeof clasesDeAporte)[number]

/** What became of a contribution. */
export const estadosDeAporte = [
  'RECIBIDO',
  'EN_REVISION',
  'OBSERVADO',
  'PUBLICADO',
  'RECHAZADO',
  'RETIRADO',
] as const
export type EstadoDeAporte = (typeof estadosDeAporte)[number]

const PREFIJO = 'GUA'
const LARGO = 8

/** 'GUA-7K3M-Q9XD', out of as many random bytes. */
export const reciboDe = (azar: Uint8Array): string => `${PREFIJO}-${enGrupos(signosDe(azar, LARGO))}`

/** As it is kept; with or without hyphens and what it begins with, in any case; null where it can be none. */
export function readRecibo(escrito: string): string | null {
  const signos = findSignos(escrito, LARGO, PREFIJO)
  return signos && `${PREFIJO}-${enGrupos(signos)}`
}

/** How it is said to its contributor. */
const textoDeEstado: Record<EstadoDeAporte, string> = {
  RECIBIDO: 'Recibido',
  EN_REVISION: 'En revisión',
  OBSERVADO: 'Observado',
  PUBLICADO: 'Publicado',
  RECHAZADO: 'No se publica',
  RETIRADO: 'Retirado',
}

const YA_NO = 'Ya no se publica'

/** What was to be seen and is not any more was not refused. */
export const textoDeRecibo = (estado: EstadoDeAporte, isPublicado: boolean): string =>
  estado === 'RECHAZADO' && isPublicado ? YA_NO : textoDeEstado[estado]

/** Those that wait for the administration. */
const enEspera: readonly EstadoDeAporte[] = ['RECIBIDO', 'EN_REVISION']

export const isEnEspera = (estado: EstadoDeAporte) => enEspera.includes(estado)

/** Its contributor may take it back until it has been decided. */
export const canRetirar = (estado: EstadoDeAporte) => isEnEspera(estado) || estado === 'OBSERVADO'

interface Rastro {
  retirado_en: number | null
  abierto_en: number | null
  /** Of the creator or the suggestion; null where it is there no longer. */
  status: EstadoDeCreador | EstadoDeSugerencia | null
}

export function estadoDeAporte({ retirado_en, abierto_en, status }: Rastro): EstadoDeAporte {
  if (retirado_en !== null) return 'RETIRADO'
  const estado = status === null ? 'RECHAZADO' : estadoSinAbrir[status]
  return estado === 'RECIBIDO' && abierto_en !== null ? 'EN_REVISION' : estado
}

/** Whoever has opened it. */
export type EstadoSinAbrir = Exclude<EstadoDeAporte, 'EN_REVISION'>

export const estadoSinAbrir: Record<EstadoDeCreador | EstadoDeSugerencia, EstadoSinAbrir> = {
  PENDING_REVIEW: 'RECIBIDO',
  PENDING: 'RECIBIDO',
  NEEDS_IMPROVEMENT: 'OBSERVADO',
  OBSERVED: 'OBSERVADO',
  PUBLISHED: 'PUBLICADO',
  APPROVED: 'PUBLICADO',
  REJECTED: 'RECHAZADO',
  WITHDRAWN: 'RETIRADO',
}

/** How many wait since before it. */
export const antesQueElTuyo = (antes: number): string =>
  antes === 0 ? 'El tuyo es el próximo.' : `Hay ${entero(antes)} antes que el tuyo.`
