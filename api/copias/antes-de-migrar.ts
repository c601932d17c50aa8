import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError, type Db, migrate } from '../../db/client.ts'
import type { Database } from '../../db/sqlite.ts'
import { versionOf } from '../../db/version.ts'
import { enNombreDeArchivo } from '../services/instants.ts'
import { copyDatabase } from './foto.ts'

const FOLDER = 'antes-de-migrar'
const KEPT = 3

interface Data {
  db: Db
  sqlite: Database
}

/** Brings a database up to date, keeping a copy of what it was; one of a later program is left alone. */
export function bringUpToDate({ db, sqlite }: Data, dataDir: string, now: number): void {
  const { applied, pending, isNewer } = versionOf(sqlite)
  if (isNewer) {
    throw new DatabaseError(
      `La base de datos ${sqlite.name} es de una versión más nueva de Guarania: hay que actualizar el programa.`,
    )
  }
  if (applied > 0 && pending > 0) keepCopy(sqlite, join(dataDir, FOLDER), applied, now)
  migrate(db)
}

function keepCopy(sqlite: Database, folder: string, applied: number, now: number) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stamp = enNombreDeArchivo(now)
  copyDatabase(sqlite, join(folder, `${stamp}-migracion-${applied}.db`))
  const copies = readdirSync(folder).filter((name) => name.endsWith('.db'))
  for (const old of copies.sort().slice(0, -KEPT)) rmSync(join(folder, old), { force: true })
}
