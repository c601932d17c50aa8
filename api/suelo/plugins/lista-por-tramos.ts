import { z } from 'zod'

const TRAMO = 'La página se pide con «antes» (un identificador) y «limit» (de 1 a 100).'

const enteroDe = (minimo: number, maximo: number) =>
  z.coerce.number(TRAMO).int(TRAMO).min(minimo, TRAMO).max(maximo, TRAMO)

/** A part of a list whose newest come first: what is older than `antes`. */
export const tramoDeLista = (porDefecto: number) =>
  z.object({
    antes: enteroDe(1, Number.MAX_SAFE_INTEGER)
      .optional()
      .meta({ description: 'Solo lo anterior a este identificador' }),
    limit: enteroDe(1, 100).default(porDefecto),
  })
export type TramoDeLista = z.infer<ReturnType<typeof tramoDeLista>>

/** The part that was asked for, of rows read one beyond it, and the `antes` of what follows; null at the end. */
export function split<T extends { id: number }>(
  filas: readonly T[],
  limit: number,
): { parte: T[]; siguiente: number | null } {
  const parte = filas.slice(0, limit)
  return { parte, siguiente: filas.length > limit ? (parte.at(-1)?.id ?? null) : null }
}

/** Says in the answer's headers how a list goes on. */
export function sayNext({ headers }: { headers: Record<string, unknown> }, siguiente: number | null): void {
  if (siguiente !== null) headers['x-siguiente'] = String(siguiente)
}
