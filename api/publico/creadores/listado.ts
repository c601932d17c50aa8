import { palabrasDe } from '../../../src/domain/busqueda.ts'
import type { Creador } from '../../../src/domain/creadores.ts'
import type { ConsultaCompleta, Filtros } from './consultas.ts'
import type { Fichas } from './ficha.ts'
import type { ConNombre } from './nombres.ts'
import type { Ordenes } from './orden.ts'
import type { Seleccion, SeleccionDe } from './seleccion.ts'

export interface Pagina<T> {
  data: T[]
  total: number
  page: number
  totalPages: number
}

export const paginaDe = <T>(data: T[], total: number, page: number, limit: number): Pagina<T> => ({
  data,
  total,
  page,
  totalPages: Math.ceil(total / limit),
})

interface Partes {
  seleccionDe: SeleccionDe
  ordenes: Ordenes
  conNombre: ConNombre
  fichas: Fichas
}

export function createListado({ seleccionDe, ordenes, conNombre, fichas }: Partes) {
  const porAnio = ({ indice }: Seleccion) => ordenes(indice, { sort: 'birth_year' })

  return {
    count: (filtros: Filtros): number => seleccionDe(filtros).total,

    page(consulta: ConsultaCompleta): Pagina<Creador> {
      const { page, limit } = consulta
      const seleccion = seleccionDe(consulta)
      const offset = (page - 1) * limit
      const ids =
        offset < seleccion.total ? tramo(seleccion, ordenes(seleccion.indice, consulta), offset, limit) : []
      return paginaDe(fichas.listByIds(ids), seleccion.total, page, limit)
    },

    /** Those whose name has all the words come first; then the others. Both in the usual order. */
    search(q: string, limit: number): Creador[] {
      const seleccion = seleccionDe({ q })
      const { indice, marcas } = seleccion
      const delNombre = conNombre(indice, palabrasDe(q)).map((marca, i) => marca & (marcas[i] as number))
      const primeros = tramo({ indice, marcas: delNombre }, porAnio(seleccion), 0, limit)
      const todos = [...primeros, ...tramo(seleccion, porAnio(seleccion), 0, limit)]
      return fichas.listByIds([...new Set(todos)].slice(0, limit))
    },

    /** Of all the published ones, in birth-year order. */
    findAt(position: number): Creador | undefined {
      const todos = seleccionDe({})
      return fichas.listByIds(tramo(todos, porAnio(todos), position, 1))[0]
    },
  }
}

/** The ids of `limit` of those marked, after the first `offset`. */
function tramo(
  { indice, marcas }: Pick<Seleccion, 'indice' | 'marcas'>,
  orden: Int32Array,
  offset: number,
  limit: number,
): number[] {
  const ids: number[] = []
  let antes = 0
  for (const posicion of orden) {
    if (!marcas[posicion] || antes++ < offset) continue
    ids.push(indice.ids[posicion] as number)
    if (ids.length === limit) break
  }
  return ids
}

export type Listado = ReturnType<typeof createListado>
