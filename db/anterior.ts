import { type Db, openDb } from './client.ts'
import { migrations } from './migrations/index.ts'
import type { Database } from './sqlite.ts'

/** A new database as the first migrations left it; those that came after can be applied. */
export function openAnterior(cuantas: number, path = ':memory:'): { db: Db; sqlite: Database } {
  const { db, sqlite } = openDb(path)
  sqlite.exec(
    'CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
  )
  const note = sqlite.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
  for (const { sql, hash, folderMillis } of migrations.slice(0, cuantas)) {
    for (const statement of sql) sqlite.exec(statement)
    note.run(hash, folderMillis)
  }
  return { db, sqlite }
}
