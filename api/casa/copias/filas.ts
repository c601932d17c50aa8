import type { Database } from '../../../db/sqlite.ts'

/** How many rows each table has; without the indexes of texts, which are made of the rest. */
export function countRows(sqlite: Database): Record<string, number> {
  const tables = sqlite
    .prepare(
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name`,
    )
    .pluck()
    .all() as string[]
  const rowsOf = (table: string) => Number(sqlite.prepare(`SELECT count(*) FROM "${table}"`).pluck().get())
  return Object.fromEntries(tables.map((table) => [table, rowsOf(table)]))
}
