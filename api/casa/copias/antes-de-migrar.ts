import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError, type Db, migrate } from '../../../db/client.ts'
import { type Database, Sqlite } from '../../../db/sqlite.ts'
import { versionOf } from '../../../db/version.ts'
import { enNombreDeArchivo } from '../../suelo/services/instants.ts'
import { copyDatabase } from './foto.ts'

/** Where the database lies as it was before the last migrations. */
export const carpetaDeMigraciones = (dataDir: string) => join(dataDir, 'antes-de-migrar')

const KEPT = 3

interface Data {
  db: Db
  sqlite: Database
}

/**
 * Brings a database up to date, and gives the copy that it keeps of what it was; a new one has none, nor one that was
 * up to date. One of a later program is left alone.
 */
export function bringUpToDate({ db, sqlite }: Data, dataDir: string, now: number): string | undefined {
  if (versionOf(sqlite).isNewer) {
    throw new DatabaseError(
      `La base de datos ${sqlite.name} es de una versión más nueva de Guarania: hay que actualizar el programa.`,
    )
  }
  let copy: string | undefined
  migrate(db, (applied) => {
    if (applied > 0) copy = keepCopy(sqlite.name, carpetaDeMigraciones(dataDir), applied, now)
  })
  return copy
}

/** Through a connection of its own: the one that is about to migrate can't copy any more. */
function keepCopy(base: string, folder: string, applied: number, now: number): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const copy = `${enNombreDeArchivo(now)}-migracion-${applied}.db`
  const sqlite = new Sqlite(base, { readonly: true })
  try {
    copyDatabase(sqlite, join(folder, copy))
  } finally {
    sqlite.close()
  }
  const others = readdirSync(folder).filter((name) => name !== copy)
  const cutOff = others.filter((name) => name.includes('.db.parcial'))
  const earlier = others.filter((name) => name.endsWith('.db')).sort()
  for (const old of [...cutOff, ...earlier.slice(0, 1 - KEPT)]) rmSync(join(folder, old), { force: true })
  return join(folder, copy)
}
