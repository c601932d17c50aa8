import type { Database } from '../../../db/sqlite.ts'

/** That a column of one table names a row of another. */
export interface Referencia {
  tabla: string
  columna: string
  padre: string
  clave: string
  alEliminar: 'CASCADE' | 'SET NULL' | 'RESTRICT' | 'NO ACTION'
}

/** All that the database itself says of what hangs on what. */
export function listReferencias(sqlite: Database): Referencia[] {
  return sqlite
    .prepare<[], Referencia>(
      `SELECT t.name AS tabla, f."from" AS columna, f."table" AS padre, f."to" AS clave, f.on_delete AS alEliminar
       FROM pragma_table_list t JOIN pragma_foreign_key_list(t.name) f
       WHERE t.schema = 'main' AND t.type = 'table' ORDER BY t.name, f.seq, f.id`,
    )
    .all()
}

/** Those of a table that are stored: a generated one follows from the others. */
export const listColumnas = (sqlite: Database, tabla: string): string[] =>
  sqlite.prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid').pluck().all(tabla) as string[]
