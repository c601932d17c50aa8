/** An instant as the API sends it: ISO 8601, in UTC. */
export const enISO = (instante: number | null) =>
  instante === null ? null : new Date(instante).toISOString()
