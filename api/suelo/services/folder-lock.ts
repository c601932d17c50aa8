import { join } from 'node:path'
import { Sqlite } from '../../../db/sqlite.ts'
import { UsageError } from './settings.ts'

const FILE = 'servidor.lock'
const BEGINNING_MS = 500

/**
 * Keeps a second server off a data folder; its workers are part of the first. The lock is SQLite's on an empty file: the
 * system gives it back however the program ends. Throws UsageError where another server has it.
 */
export function holdFolder(dataDir: string): { release(): void } {
  // Of two that begin at once each may see the other's hand on it for a moment.
  const lock = new Sqlite(join(dataDir, FILE), { timeout: BEGINNING_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!/^SQLITE_(BUSY|LOCKED)/.test((error as { code?: string }).code ?? '')) throw error
    throw new UsageError(
      `Otra Guarania ya atiende la carpeta ${dataDir}: dos a la vez se pisarían. Detén la otra, o usa WORKERS.`,
      { cause: error },
    )
  }
  return { release: () => lock.close() }
}
