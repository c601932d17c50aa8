import { Sqlite } from '../../db/sqlite.ts'

/** `bun tests/support/filas.ts BASE`: all rows of all tables, but for what copies write of themselves, and how often something changed. */
const sqlite = new Sqlite(process.argv[2])
const tablas = sqlite
  .prepare(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT IN ('cambios', 'copias_probadas', 'sqlite_schema')`,
  )
  .pluck()
  .all()
const filasDe = (tabla: unknown) =>
  sqlite
    .prepare(`SELECT * FROM "${tabla}"`)
    .all()
    .map((fila) => JSON.stringify(fila))
    .filter((fila) => !fila.includes('"clave":"copia_'))
    .sort()
console.log(JSON.stringify(Object.fromEntries(tablas.map((tabla) => [tabla, filasDe(tabla)]))))
