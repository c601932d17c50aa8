import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sqlite } from '../../../db/sqlite.ts'
import { BASE_ID } from '../../suelo/archivos/cuarentena.ts'
import { BASE, SECRETO } from './manifiesto.ts'
import { noSirve } from './no-sirve.ts'

/**
 * Whether a copy is of this installation: its database, and the secret that signs its sessions; with another one it
 * would open, and nobody would be let in. And nothing that stands here and its database knows is missing from it.
 */
export function requireSuya(file: string, restored: string, dataDir: string): void {
  const here = identityOf(dataDir)
  const there = identityOf(restored)
  if (!here || !there) return
  if (there.baseId && here.baseId && there.baseId !== here.baseId) {
    throw noSirve(file, 'es de otra base de datos')
  }
  if (there.baseId && there.secret === undefined) throw noSirve(file, `le falta ${SECRETO}`)
  if (there.secret !== undefined && here.secret !== undefined && there.secret !== here.secret) {
    throw noSirve(file, 'su secreto no es el de esta instalación')
  }
  const isMissing = (path: string) => !existsSync(join(restored, path)) && existsSync(join(dataDir, path))
  const missing = there.paths.find(isMissing)
  if (missing) throw noSirve(file, `le falta ${missing}`)
}

/** Nothing of a folder without data. */
function identityOf(dataDir: string) {
  const base = join(dataDir, BASE)
  if (!existsSync(base)) return undefined
  const sqlite = new Sqlite(base, { readonly: true })
  try {
    const baseId = sqlite.prepare('SELECT valor FROM ajustes WHERE clave = ?').pluck().get(BASE_ID)
    const paths = sqlite.prepare('SELECT path FROM archivos ORDER BY id').pluck().all() as string[]
    return { baseId, paths, secret: readSecretOf(dataDir) }
  } finally {
    sqlite.close()
  }
}

/** As it is kept: the program would make another where there is none. */
function readSecretOf(dataDir: string): string | undefined {
  const file = join(dataDir, SECRETO)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
