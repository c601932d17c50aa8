import { claveDeNombre } from '../base/texto.ts'
import type { OtroNombre } from './otros-nombres.ts'

/** What a record says in rows, of which each may come from another person, and how many it may have. */
export const maximoDeFilas = { fuentes: 20, obra_enlaces: 30, otros_nombres: 12 } as const
export type CampoDeFilas = keyof typeof maximoDeFilas

export const camposDeFilas = Object.keys(maximoDeFilas) as CampoDeFilas[]

/** By which what two people say is one row: of names, whatever kind they say it is. */
const claveDe = (campo: CampoDeFilas) => (una: unknown) =>
  campo === 'otros_nombres' ? claveDeNombre((una as OtroNombre).nombre) : JSON.stringify(una)

/** Those that are known and, as long as there is room, what others add to them. */
export function sumFilas<T>(campo: CampoDeFilas, conocidas: readonly T[], otras: readonly T[]): T[] {
  const clave = claveDe(campo)
  const dichas = new Set(conocidas.map(clave))
  const nuevas = otras.filter((una) => dichas.size < dichas.add(clave(una)).size)
  return [...conocidas, ...nuevas].slice(0, maximoDeFilas[campo])
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
