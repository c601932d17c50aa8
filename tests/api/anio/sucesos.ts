import type { Mundo } from './mundo.ts'

type Suceso = (mundo: Mundo) => Promise<unknown>

/** What happens once in the year, whatever the seed. */
const SUCESOS: Record<string, Suceso[]> = {}

export const sucesosDe = (hoy: string): Suceso[] => SUCESOS[hoy] ?? []
