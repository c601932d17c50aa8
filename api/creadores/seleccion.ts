import type { Database, Statement } from '../../db/sqlite.ts'
import { consultaFts } from '../../src/domain/busqueda.ts'
import { periodos } from '../../src/domain/periodos.ts'
import { roles } from '../../src/domain/roles.ts'
import type { Filtros } from './consultas.ts'

export interface Seleccion {
  /** What follows WHERE. */
  where: string
  params: (string | number)[]
}

/** The published creators that pass the filters. */
export function seleccionDe({ q, period, role }: Filtros): Seleccion {
  const where = [`status = 'PUBLISHED'`]
  const params: (string | number)[] = []
  if (period) {
    where.push('period_order = ?')
    params.push(periodos.indexOf(period))
  }
  if (role) {
    where.push('role_mask & ?')
    params.push(1 << roles.indexOf(role))
  }
  if (q) {
    where.push('id IN (SELECT rowid FROM creadores_fts WHERE creadores_fts MATCH ?)')
    params.push(consultaFts(q))
  }
  return { where: where.join(' AND '), params }
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
