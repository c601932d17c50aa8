import type { Database, Statement } from '../../db/sqlite.ts'
import { consultaFts, palabrasDe } from '../../src/domain/busqueda.ts'
import { periodos } from '../../src/domain/periodos.ts'
import { roles } from '../../src/domain/roles.ts'
import type { Changes } from '../services/changes.ts'
import type { Filtros } from './consultas.ts'
import { createNombres } from './nombres.ts'

interface Seleccion {
  /** What follows WHERE. */
  where: string
  params: number[]
}

/** Gives the condition of the published creators that pass the filters. */
export function createSeleccion(sqlite: Database, changes: Changes) {
  const find = createCoincidencias(sqlite, changes)

  return ({ q, period, role }: Filtros): Seleccion => {
    const where = [`status = 'PUBLISHED'`]
    const params: number[] = []
    if (period) {
      where.push('period_order = ?')
      params.push(periodos.indexOf(period))
    }
    if (role) {
      where.push('role_mask & ?')
      params.push(1 << roles.indexOf(role))
    }
    if (q) {
      find(q)
      where.push('id IN (SELECT id FROM coincidencias)')
    }
    return { where: where.join(' AND '), params }
  }
}

export type SeleccionDe = ReturnType<typeof createSeleccion>

/** Searches once, however many statements ask about the same words: what they find stands in `coincidencias`. */
function createCoincidencias(sqlite: Database, changes: Changes) {
  sqlite.exec('CREATE TEMP TABLE IF NOT EXISTS coincidencias (id INTEGER PRIMARY KEY)')
  const clear = sqlite.prepare('DELETE FROM coincidencias')
  const fill = sqlite.prepare(
    'INSERT INTO coincidencias SELECT rowid FROM creadores_fts WHERE creadores_fts MATCH ?',
  )
  const fillWith = sqlite.prepare('INSERT INTO coincidencias SELECT value FROM json_each(?)')
  const findInNames = createNombres(sqlite, changes)
  let kept = ''

  return (q: string) => {
    const wanted = `${changes.stamp(['catalogo'])} ${q}`
    if (wanted === kept) return
    kept = ''
    clear.run()
    const palabras = palabrasDe(q)
    const found = fill.run(consultaFts(q)).changes
    // Where nothing has words that begin so, a part of a name is enough.
    if (found === 0 && palabras.length > 0) fillWith.run(JSON.stringify(findInNames(palabras)))
    kept = wanted
  }
}

/** Prepares each text once: there are only as many as there are combinations of filters and orders. */
export function createStatements(sqlite: Database): (sql: string) => Statement {
  const prepared = new Map<string, Statement>()
  return (sql) => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = sqlite.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
}
