import { migrations } from './migrations/index.ts'
import type { Database } from './sqlite.ts'

const LAST = migrations.at(-1)?.folderMillis ?? 0

/** Where a database stands among the migrations that this program knows. */
export function versionOf(sqlite: Database) {
  const applied = listApplied(sqlite)
  const last = applied.at(-1) ?? 0
  return {
    /** How many it has had. */
    applied: applied.length,
    pending: migrations.filter(({ folderMillis }) => folderMillis > last).length,
    /** A later program has had it in hands: this one could do harm. */
    isNewer: last > LAST,
  }
}

function listApplied(sqlite: Database): number[] {
  const known = sqlite.prepare(`SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'`).get()
  if (!known) return []
  const rows = sqlite.prepare('SELECT created_at FROM __drizzle_migrations ORDER BY created_at').pluck().all()
  return rows.map(Number)
}
