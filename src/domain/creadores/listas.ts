import type { Creador } from './creadores.ts'
import { sumFuentes } from './fuentes-escritas.ts'
import { sumOtrosNombres } from './otros-nombres.ts'

type Sum = <T>(unas: readonly T[], otras: readonly T[]) => T[]

/** What a record has several of, and how what others say is added to it. */
const sumas = { fuentes: sumFuentes as Sum, otros_nombres: sumOtrosNombres as Sum }

export const listas = Object.keys(sumas) as (keyof typeof sumas)[]
export type Listas = Partial<Pick<Creador, keyof typeof sumas>>

/**
 * Those of now, where somebody who knew those of `entonces` added some and dropped others: what came meanwhile stays. Only
 * of those that are proposed.
 */
export const rebaseListas = (entonces: Listas, ahora: Listas, propuestas: Listas): Listas =>
  Object.fromEntries(
    listas
      .filter((una) => propuestas[una])
      .map((una) => {
        const [isNueva, isDejada] = [isAusenteDe(entonces[una]), isAusenteDe(propuestas[una])]
        const quedan = (ahora[una] ?? []).filter((parte) => isNueva(parte) || !isDejada(parte))
        return [una, sumas[una]<unknown>(quedan, (propuestas[una] ?? []).filter(isNueva))]
      }),
  )

function isAusenteDe(lista: readonly unknown[] = []) {
  const dichas = new Set(lista.map((parte) => JSON.stringify(parte)))
  return (parte: unknown) => !dichas.has(JSON.stringify(parte))
}
