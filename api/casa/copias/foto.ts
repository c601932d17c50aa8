import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { DamagedDatabaseError, openDb } from '../../../db/client.ts'
import { type Database, Sqlite } from '../../../db/sqlite.ts'
import { versionOf } from '../../../db/version.ts'
import { countRows } from './filas.ts'

/**
 * The whole database at one instant, in a file of its own, while others write: one reading transaction, which holds up
 * nobody. What was deleted before is not in it. The file appears complete or not at all.
 */
export function copyDatabase(sqlite: Database, to: string): void {
  const partial = `${to}.parcial`
  const removePartial = () => {
    for (const left of [partial, `${partial}-journal`]) rmSync(left, { force: true })
  }
  removePartial()
  try {
    // It would be made for everybody to read.
    writeFileSync(partial, '', { mode: 0o600 })
    sqlite.prepare('VACUUM INTO ?').run(partial)
    renameSync(partial, to)
  } finally {
    removePartial()
  }
}

/** An upload as the database knows it. */
export interface Subida {
  path: string
  bytes: number
  sha256: string
}

export interface Foto {
  subidas: Subida[]
  migraciones: number
  /** How many rows each table has. */
  filas: Record<string, number>
  /** The last copy that was tried did not work: what lies beside the copies is to be read again. */
  fallaLaPrueba: boolean
}

/** A database for a copy: sound, without one-time codes. */
export function takeFoto(base: string, to: string): Foto {
  const { sqlite } = openDb(base)
  try {
    copyDatabase(sqlite, to)
  } finally {
    sqlite.close()
  }
  const foto = new Sqlite(to)
  try {
    foto.pragma('journal_mode = MEMORY')
    if (foto.pragma('integrity_check(1)', { simple: true }) !== 'ok') {
      throw new DamagedDatabaseError(base)
    }
    forgetSecrets(foto)
    return {
      subidas: listSubidas(foto),
      migraciones: versionOf(foto).applied,
      filas: countRows(foto),
      fallaLaPrueba: isLastProofBad(foto),
    }
  } finally {
    foto.close()
  }
}

/** A one-time code opens somebody's account, so it goes nowhere but to its mail. */
function forgetSecrets(foto: Database) {
  foto.pragma('secure_delete = ON')
  if (hasColumn(foto, 'codigos', 'hash')) foto.exec('DELETE FROM codigos')
  if (!hasColumn(foto, 'correos', 'caduca_en')) return
  foto.exec(`UPDATE correos SET texto = '', html = '' WHERE caduca_en IS NOT NULL;
    UPDATE correos SET estado = 'fallido', ultimo_error = 'Los códigos no van en las copias de seguridad.'
    WHERE caduca_en IS NOT NULL AND estado = 'pendiente'`)
}

/** The database may be one that an earlier version left. */
function hasColumn(sqlite: Database, table: string, column: string): boolean {
  const found = sqlite.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column)
  return found !== undefined
}

function listSubidas(foto: Database): Subida[] {
  if (!hasColumn(foto, 'archivos', 'sha256')) return []
  return foto.prepare('SELECT path, bytes, sha256 FROM archivos ORDER BY path').all() as Subida[]
}

function isLastProofBad(foto: Database): boolean {
  if (!hasColumn(foto, 'copias_probadas', 'error')) return false
  const last = foto.prepare('SELECT error FROM copias_probadas ORDER BY cuando DESC LIMIT 1').pluck().get()
  return typeof last === 'string'
}
