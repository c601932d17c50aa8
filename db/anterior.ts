import { type Db, openDb } from './client.ts'
import { applyMigration, migrations } from './migrations/index.ts'
import type { Database } from './sqlite.ts'

/** A new database as the first migrations left it; those that came after can be applied. */
export function openAnterior(cuantas: number, path = ':memory:'): { db: Db; sqlite: Database } {
  const { db, sqlite } = openDb(path)
  sqlite.exec(
    'CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
  )
  for (const migration of migrations.slice(0, cuantas)) applyMigration(sqlite, migration)
  return { db, sqlite }
}
