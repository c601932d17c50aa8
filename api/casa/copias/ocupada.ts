import { existsSync } from 'node:fs'
import { Sqlite } from '../../../db/sqlite.ts'

/**
 * Whether a program has a database open, as far as that can be told. Leaving the WAL needs the file for oneself; who
 * opens it next returns to it.
 */
export function isServed(base: string): boolean {
  if (!existsSync(base)) return false
  const sqlite = new Sqlite(base, { timeout: 500 })
  try {
    sqlite.pragma('journal_mode = DELETE')
    return false
  } catch (error) {
    // A damaged one, which is to be replaced, can't be asked.
    return /^SQLITE_(BUSY|LOCKED)/.test((error as { code?: string }).code ?? '')
  } finally {
    sqlite.close()
  }
}
