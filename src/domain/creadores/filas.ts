/** What a record says in rows, of which each may come from another person, and how many it may have. */
export const maximoDeFilas = { fuentes: 20, obra_enlaces: 30 } as const
export type CampoDeFilas = keyof typeof maximoDeFilas

export const camposDeFilas = Object.keys(maximoDeFilas) as CampoDeFilas[]

/** Those that are known and, as long as there is room, what others add to them. */
export function sumFilas<T>(campo: CampoDeFilas, conocidas: readonly T[], otras: readonly T[]): T[] {
  return [...conocidas, ...otras.filter(isAusenteDe(conocidas))].slice(0, maximoDeFilas[campo])
}

const isAusenteDe = <T>(filas: readonly T[]) => {
  const dichas = new Set(filas.map((una) => JSON.stringify(una)))
  return (una: T) => !dichas.has(JSON.stringify(una))
}

/** Those of now, where somebody who knew those of `entonces` added some and dropped others: what came meanwhile stays. */
export function rebaseFilas<T extends object>(
  campo: CampoDeFilas,
  entonces: readonly T[],
  ahora: readonly T[],
  propuestas: readonly T[],
): T[] {
  const [isNueva, isDejada] = [isAusenteDe(entonces), isAusenteDe(propuestas)]
  return sumFilas(
    campo,
    ahora.filter((una) => isNueva(una) || !isDejada(una)),
    propuestas.filter(isNueva),
  )
}
