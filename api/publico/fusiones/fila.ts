import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import type { Database } from '../../../db/sqlite.ts'
import { fromValor, type Valor } from '../../suelo/papelera/contenido.ts'
import { readDonde } from '../../suelo/papelera/recoleccion.ts'

/** A creator's row as it lies there. */
export function readColumnas(sqlite: Database, id: number): Record<string, Valor> {
  const { columnas, filas } = readDonde(sqlite, 'creadores', 'id = ?', id)
  return Object.fromEntries(columnas.map((columna, i) => [columna, filas[0]?.[i] ?? null]))
}

export function writeColumnas(tx: Tx, id: number, columnas: Record<string, Valor>): void {
  const asignadas = Object.entries(columnas).map(
    ([columna, valor]) => sql`${sql.identifier(columna)} = ${fromValor(valor)}`,
  )
  if (asignadas.length === 0) return
  tx.run(sql`UPDATE creadores SET ${sql.join(asignadas, sql`, `)} WHERE id = ${id}`)
}
