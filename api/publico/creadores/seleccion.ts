import { periodos } from '../../../src/domain/periodos.ts'
import { roles } from '../../../src/domain/roles.ts'
import type { Busqueda } from './busqueda.ts'
import type { Filtros } from './consultas.ts'
import type { Indice } from './indice.ts'

/** The published creators that pass some filters. */
export interface Seleccion {
  indice: Indice
  /** 1 at the positions of those who pass. */
  marcas: Uint8Array
  total: number
}

/** Gives what passes the filters. The last one is kept: a page asks about the same filters several times. */
export function createSeleccion(indice: () => Indice, search: Busqueda) {
  let kept: (Seleccion & { clave: string }) | undefined

  return ({ q, period, role }: Filtros): Seleccion => {
    const actual = indice()
    const clave = JSON.stringify([q, period, role])
    if (kept?.clave === clave && kept.indice === actual) return kept

    const marcas = q ? search(actual, q) : new Uint8Array(actual.ids.length).fill(1)
    if (period) drop(marcas, actual.periodos, (periodo) => periodo !== periodos.indexOf(period))
    if (role) drop(marcas, actual.roles, (mascara) => !(mascara & (1 << roles.indexOf(role))))
    kept = { clave, indice: actual, marcas, total: cuantas(marcas) }
    return kept
  }
}

export type SeleccionDe = ReturnType<typeof createSeleccion>

function drop<T extends Uint8Array | Uint16Array>(
  marcas: Uint8Array,
  valores: T,
  sobra: (valor: number) => boolean,
) {
  for (let i = 0; i < marcas.length; i++) if (marcas[i] && sobra(valores[i] as number)) marcas[i] = 0
}

function cuantas(marcas: Uint8Array): number {
  let total = 0
  for (let i = 0; i < marcas.length; i++) total += marcas[i] as number
  return total
}
