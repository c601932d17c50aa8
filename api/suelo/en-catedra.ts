import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Tx } from '../../db/client.ts'
import { catedras } from '../../db/schema/catedras.ts'

/** A table whose rows have a number. */
export type Tabla = SQLiteTable & { id: SQLiteColumn }

/** The course that a row is in; nothing where it is not there, or such rows are in none. */
export function catedraDe(tx: Pick<Tx, 'get'>, tabla: Tabla, id: number): number | undefined {
  const consulta = consultaDe(tabla)
  if (!consulta) return undefined
  const fila = tx.get<{ id: number | null } | undefined>(sql`${consulta} WHERE ${tabla.id} = ${id}`)
  return fila?.id ?? undefined
}

const consultas = new Map<Tabla, SQL | undefined>()

function consultaDe(tabla: Tabla): SQL | undefined {
  if (!consultas.has(tabla)) consultas.set(tabla, consultaNueva(tabla))
  return consultas.get(tabla)
}

/** The shortest way to a course by what the rows always hang on: a reference that may be empty is only a mention. */
function consultaNueva(tabla: Tabla): SQL | undefined {
  const vistas = new Set<SQLiteTable>([tabla])
  const cola: { tabla: SQLiteTable; desde: SQL }[] = [{ tabla, desde: sql`${tabla}` }]
  for (const { tabla: una, desde } of cola) {
    // What is in the bin says its course as all do, but refers to none: that may be gone.
    const catedraId = una === catedras ? catedras.id : getTableColumns(una).catedraId
    if (catedraId) return sql`SELECT ${catedraId} AS id FROM ${desde}`
    for (const { columna, clave, padre } of listPadres(una)) {
      if (vistas.has(padre)) continue
      vistas.add(padre)
      cola.push({ tabla: padre, desde: sql`${desde} JOIN ${padre} ON ${clave} = ${columna}` })
    }
  }
  return undefined
}

function listPadres(tabla: SQLiteTable) {
  return getTableConfig(tabla).foreignKeys.flatMap((clavesAjenas) => {
    const { columns, foreignColumns, foreignTable } = clavesAjenas.reference()
    const [columna] = columns
    const [clave] = foreignColumns
    return columna?.notNull && clave ? [{ columna, clave, padre: foreignTable }] : []
  })
}
