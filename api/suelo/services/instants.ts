/** An instant as the API sends it: ISO 8601, in UTC. */
export function enISO(instante: number): string
export function enISO(instante: number | null): string | null
export function enISO(instante: number | null) {
  return instante === null ? null : new Date(instante).toISOString()
}

/** An instant within the name of a file: no system forbids it, and it sorts. */
export const enNombreDeArchivo = (instante: number) => enISO(instante).slice(0, 19).replaceAll(':', '-')
