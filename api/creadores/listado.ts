import { palabrasDe } from '../../src/domain/busqueda.ts'
import type { Creador } from '../../src/domain/creadores.ts'
import type { ConsultaCompleta, Filtros } from './consultas.ts'
import type { Fichas } from './ficha.ts'
import { ordenDe } from './orden.ts'
import type { createStatements, SeleccionDe } from './seleccion.ts'

/** So many words of a search are looked for in a name: statements are kept by their number. */
const PALABRAS_DE_UN_NOMBRE = 10

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

export function createListado(
  statements: ReturnType<typeof createStatements>,
  seleccionDe: SeleccionDe,
  fichas: Fichas,
) {
  const count = (filtros: Filtros) => {
    const { q, period, role } = filtros
    const { where, params } = seleccionDe(filtros)
    const index = period ? 'creadores_linea_anio_ix' : 'creadores_anio_ix'
    const { total } = statements(
      // The search index holds the published ones and no other, so what it finds needs no look at the rows.
      q && !period && !role
        ? 'SELECT count(*) AS total FROM coincidencias'
        : `SELECT count(*) AS total FROM creadores INDEXED BY ${index} WHERE ${where}`,
    ).get(...params) as { total: number }
    return total
  }

  const list = (consulta: ConsultaCompleta, offset: number) => {
    const { where, params } = seleccionDe(consulta)
    const { index, orderBy } = ordenDe(consulta)
    const rows = statements(
      `SELECT id FROM creadores INDEXED BY ${index} WHERE ${where} ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
    ).all(...params, consulta.limit, offset) as { id: number }[]
    return fichas.listByIds(rows.map(({ id }) => id))
  }

  return {
    count,

    page(consulta: ConsultaCompleta): Pagina<Creador> {
      const { page, limit } = consulta
      const total = count(consulta)
      const offset = (page - 1) * limit
      return paginaDe(offset < total ? list(consulta, offset) : [], total, page, limit)
    },

    /** Those whose name has all the words come first; then the others. Both in the usual order. */
    search(q: string, limit: number): Creador[] {
      const { where, params } = seleccionDe({ q })
      const { index, orderBy } = ordenDe({ sort: 'birth_year' })
      const palabras = palabrasDe(q).slice(0, PALABRAS_DE_UN_NOMBRE)
      const find = (...condiciones: string[]) => {
        const condicion = [where, ...condiciones].join(' AND ')
        const rows = statements(
          `SELECT id FROM creadores INDEXED BY ${index} WHERE ${condicion} ORDER BY ${orderBy} LIMIT ?`,
        ).all(...params, ...condiciones.flatMap(() => palabras), limit) as { id: number }[]
        return rows.map(({ id }) => id)
      }
      const primeros = find(enElNombre(palabras))
      const todos = primeros.length < limit ? [...primeros, ...find()] : primeros
      return fichas.listByIds([...new Set(todos)].slice(0, limit))
    },

    /** Of all the published ones, in birth-year order. */
    findAt: (position: number): Creador | undefined =>
      list({ page: 1, limit: 1, sort: 'birth_year' }, position)[0],
  }
}

/** A condition with a place for each word. */
function enElNombre(palabras: string[]): string {
  // In the order an ñ is 'n~', in a word n.
  const nombre = palabras.some((palabra) => palabra.includes('n'))
    ? `replace(sort_name, '~', '')`
    : 'sort_name'
  return palabras.map(() => `instr(${nombre}, ?)`).join(' AND ') || 'true'
}

export type Listado = ReturnType<typeof createListado>
