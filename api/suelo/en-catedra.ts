import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Tx } from '../../db/client.ts'
import { catedras } from '../../db/schema/catedras.ts'

/** A table whose rows have a number. */
export type Tabla = SQLiteTable & { id: SQLiteColumn }

/** The course that a row is in; nothing where it is not there, or such rows are in none. */
export function catedraDe(tx: Pick<Tx, 'get'>, tabla: Tabla, id: number): number | undefined {
  const camino = caminos.get(tabla) ?? caminoDesde(tabla)
  caminos.set(tabla, camino)
  if (!camino) return undefined
  const fila = tx.get<{ id: number | null } | undefined>(
    sql`SELECT ${camino.catedraId} AS id FROM ${camino.desde} WHERE ${tabla.id} = ${id}`,
  )
  return fila?.id ?? undefined
}

const caminos = new Map<Tabla, Camino | undefined>()

/** The tables, joined, that lead to a course, and the columns that say which it is, and which student's. */
interface Camino {
  desde: SQL
  catedraId: SQLiteColumn
  alumnoId: SQLiteColumn | undefined
}

/** The shortest way to a course by what the rows always hang on: a reference that may be empty is only a mention. */
export function caminoDesde(tabla: SQLiteTable, union = sql`${tabla}`): Camino | undefined {
  const vistas = new Set([tabla])
  const cola = [{ tabla, desde: union, alumnoId: dueno(tabla) }]
  for (const { tabla: una, desde, alumnoId } of cola) {
    // What is in the bin says its course as all do, but refers to none: that may be gone.
    const catedraId = una === catedras ? catedras.id : getTableColumns(una).catedraId
    if (catedraId) return { desde, catedraId, alumnoId }
    for (const { columna, padre, clave } of listReferenciasDe(una)) {
      if (!columna.notNull || vistas.has(padre)) continue
      vistas.add(padre)
      cola.push({
        tabla: padre,
        desde: sql`${desde} JOIN ${padre} ON ${clave} = ${columna}`,
        alumnoId: alumnoId ?? dueno(padre),
      })
    }
  }
  return undefined
}

function dueno(tabla: SQLiteTable): SQLiteColumn | undefined {
  const { alumnoId } = getTableColumns(tabla)
  return alumnoId?.notNull ? alumnoId : undefined
}

export function listReferenciasDe(tabla: SQLiteTable) {
  return getTableConfig(tabla).foreignKeys.flatMap((ajena) => {
    const { columns, foreignColumns, foreignTable: padre } = ajena.reference()
    const [columna] = columns
    const [clave] = foreignColumns
    return columna && clave ? [{ columna, padre, clave }] : []
  })
}
