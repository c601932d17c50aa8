import { randomInt, timingSafeEqual } from 'node:crypto'
import { DIGITOS } from '../../../src/domain/codigo-escrito.ts'

export const nuevoCodigo = (): string => String(randomInt(10 ** DIGITOS)).padStart(DIGITOS, '0')

/** Of two hashes; how long it takes says nothing of where they differ. */
export function areEqual(uno: string, otro: string): boolean {
  return timingSafeEqual(Buffer.from(uno), Buffer.from(otro))
}
