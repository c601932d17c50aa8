import type { TipoDePregunta } from './evaluaciones.ts'

export const OPCIONES = { minimo: 2, maximo: 6 } as const
export const ELEMENTOS = { minimo: 3, maximo: 6 } as const
export const ACEPTADAS = { maximo: 20, largo: 200 } as const

/** How many options a question of each kind has; a CORTA has none. */
export const opcionesDe: Record<TipoDePregunta, { minimo: number; maximo: number }> = {
  UNA: OPCIONES,
  VARIAS: OPCIONES,
  CORTA: { minimo: 0, maximo: 0 },
  ORDENAR: ELEMENTOS,
}
