import { join } from 'node:path'
import { type Database, Sqlite } from '../../../db/sqlite.ts'
import { versionOf } from '../../../db/version.ts'
import { countRows } from './filas.ts'
import { BASE, type Manifiesto } from './manifiesto.ts'
import { noSirve } from './no-sirve.ts'

/** Sound, whole, and with the rows that it had. */
export function requireBase(file: string, restored: string, manifiesto: Manifiesto): void {
  const sqlite = new Sqlite(join(restored, BASE), { readonly: true })
  try {
    const fault = faultOf(sqlite, manifiesto)
    if (fault) throw noSirve(file, fault)
  } finally {
    sqlite.close()
  }
}

function faultOf(sqlite: Database, { migraciones, filas }: Manifiesto): string | undefined {
  const [found] = sqlite.prepare('PRAGMA integrity_check(1)').pluck().all()
  if (found !== 'ok') return `su base de datos está dañada (${found})`
  const lost = sqlite.prepare('SELECT DISTINCT "table" FROM pragma_foreign_key_check').pluck().all()
  if (lost.length > 0) return `hay filas que nombran lo que no existe, en ${lost.join(', ')}`
  const { applied } = versionOf(sqlite)
  if (applied === 0) return 'su base de datos no es de Guarania'
  if (applied !== migraciones) return `su base de datos tiene ${applied} migraciones, y tenía ${migraciones}`
  const counts = countRows(sqlite)
  const isEmpty = Object.entries(counts).every(([table, rows]) => rows === 0 || ITS_OWN.includes(table))
  if (isEmpty) return 'su base de datos está vacía'
  const other = Object.entries(filas ?? {}).find(([table, rows]) => counts[table] !== rows)
  return other && `en ${other[0]} hay ${counts[other[0]] ?? 'ninguna de las'} filas, y había ${other[1]}`
}

/** What every new database has without anybody having written in it. */
const ITS_OWN = ['cambios', '__drizzle_migrations']
