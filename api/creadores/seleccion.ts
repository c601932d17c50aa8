import type { Database } from '../../db/sqlite.ts'
import { consultaFts, palabrasDe } from '../../src/domain/busqueda.ts'
import { periodos } from '../../src/domain/periodos.ts'
import { roles } from '../../src/domain/roles.ts'
import type { Filtros } from './consultas.ts'
import { type Indice, posicionesDe } from './indice.ts'
import type { ConNombre } from './nombres.ts'

/** The published creators that pass some filters. */
export interface Seleccion {
  indice: Indice
  /** 1 at the positions of those who pass. */
  marcas: Uint8Array
  total: number
}

/** Gives what passes the filters. The last one is kept: a page asks about the same filters several times. */
export function createSeleccion(sqlite: Database, indice: () => Indice, conNombre: ConNombre) {
  const buscar = createBusqueda(sqlite, conNombre)
  let kept: (Seleccion & { clave: string }) | undefined

  return ({ q, period, role }: Filtros): Seleccion => {
    const actual = indice()
    const clave = JSON.stringify([q, period, role])
    if (kept?.clave === clave && kept.indice === actual) return kept

    const marcas = q ? buscar(actual, q) : new Uint8Array(actual.ids.length).fill(1)
    if (period) quitar(marcas, actual.periodos, (periodo) => periodo !== periodos.indexOf(period))
    if (role) quitar(marcas, actual.roles, (mascara) => !(mascara & (1 << roles.indexOf(role))))
    kept = { clave, indice: actual, marcas, total: cuantas(marcas) }
    return kept
  }
}

export type SeleccionDe = ReturnType<typeof createSeleccion>

function quitar<T extends Uint8Array | Uint16Array>(
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

/** The search index holds the published creators and no other. */
function createBusqueda(sqlite: Database, conNombre: ConNombre) {
  const find = sqlite
    .prepare<[string], number>('SELECT rowid FROM creadores_fts WHERE creadores_fts MATCH ?')
    .pluck()

  return (indice: Indice, q: string): Uint8Array => {
    const ids = find.all(consultaFts(q))
    const palabras = palabrasDe(q)
    // Where nothing has words that begin so, a part of a name is enough.
    if (ids.length === 0 && palabras.length > 0) return conNombre(indice, palabras)
    const marcas = new Uint8Array(indice.ids.length)
    for (const posicion of posicionesDe(indice, ids)) marcas[posicion] = 1
    return marcas
  }
}
