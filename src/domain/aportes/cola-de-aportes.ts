import { cuantos } from '../base/numeros.ts'

/** From how many on the queue promises anything. */
const MINIMO = 10
const DIA_MS = 24 * 60 * 60 * 1000

/** How far back it looks. */
export const VENTANA_MS = 90 * DIA_MS

export interface Decidido {
  created_at: number
  /** When it was first published, rejected or sent back. */
  decidido_en: number
}

/** In how many days, rounded up, eight in ten had their first decision; null where too few had one. */
export function p80DeDias(decididos: readonly Decidido[], ahora: number): number | null {
  const dias = decididos
    .filter(({ decidido_en }) => decidido_en > ahora - VENTANA_MS && decidido_en <= ahora)
    .map(diasDe)
    .toSorted((a, b) => a - b)
  if (dias.length < MINIMO) return null
  return dias[Math.ceil((8 * dias.length) / 10) - 1] ?? null
}

/** Whoever was answered at once was answered within a day. */
const diasDe = ({ created_at, decidido_en }: Decidido) =>
  Math.max(1, Math.ceil((decidido_en - created_at) / DIA_MS))

/** What is promised to who contributes now. */
export function promesaDe(dias: number | null): string {
  if (dias === null) return ''
  return `Respondemos 8 de cada 10 aportes en ${cuantos(dias, 'día', 'días')} o menos.`
}

/** After how many days of waiting the administration is reminded: the first one that `recordado` does not reach. */
export const recordatorios = [3, 7] as const

export function recordatorioDe(esperaDesde: number, recordado: number, ahora: number): number | null {
  const dias = Math.floor((ahora - esperaDesde) / DIA_MS)
  return recordatorios.findLast((umbral) => dias >= umbral && recordado < umbral) ?? null
}
