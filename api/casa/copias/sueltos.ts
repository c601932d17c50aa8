import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Subida } from './foto.ts'
import type { Contenido } from './manifiesto.ts'
import { hashing, sumOf } from './suma.ts'

const FOLDER = 'archivos'
const SUM = /^[0-9a-f]{64}$/
const UNFINISHED = /^[0-9a-f]{64}\.parcial-\d+$/
const ABANDONED_MS = 24 * 3_600_000

export interface Origen {
  path: string
  location: string
  /** As the database knows it, where it does. */
  subida?: Subida | undefined
}

/** Gives what a copy says of an upload; nothing where there is none of it any more. */
export type Aparte = (origen: Origen) => Promise<Contenido | undefined>

/** Where an upload lies beside the copies of a folder, whichever of them need it. */
export const locationOf = (dir: string, sha256: string) => join(dir, FOLDER, sha256.slice(0, 2), sha256)

export const isKept = (dir: string, { sha256, bytes }: { sha256: string; bytes: number }) =>
  statSync(locationOf(dir, sha256), { throwIfNoEntry: false })?.size === bytes

/**
 * Keeps uploads once beside the copies: in bytes of their own, since a fault of the disk under a second name would hit
 * both. `flush` has to come before the copy that names them. What is there already is read again only where `distrusts`.
 */
export function createSueltos(dir: string) {
  const folders = new Set<string>()

  const isGood = async (content: { sha256: string; bytes: number }, distrusts: boolean) => {
    if (!isKept(dir, content)) return false
    return !distrusts || (await sumOf(locationOf(dir, content.sha256))).sha256 === content.sha256
  }

  return {
    async keep({ path, location, subida }: Origen, distrusts: boolean): Promise<Contenido | undefined> {
      // What was there once is not looked for on a disk that may have lost it.
      if (subida && (await isGood(subida, distrusts))) return { ...subida, path }
      const found = existsSync(location) ? await sumOf(location) : undefined
      if (!found) return undefined
      if (!(await isGood(found, distrusts))) {
        await copyIn(location, locationOf(dir, found.sha256), found.sha256)
        folders.add(dirname(locationOf(dir, found.sha256)))
      }
      return { path, ...found }
    },
    async flush() {
      for (const folder of folders) await syncFolder(folder)
    },
  }
}

/** Under its name it is whole, or it is not there. */
async function copyIn(from: string, to: string, sha256: string) {
  const unfinished = `${to}.parcial-${process.pid}`
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  try {
    const { through, result } = hashing()
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
    await pipeline(createReadStream(from), through, target)
    if (result().sha256 !== sha256) throw new Error(`El archivo ${from} cambió mientras se copiaba.`)
    renameSync(unfinished, to)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Not every system can. */
async function syncFolder(folder: string) {
  let handle: FileHandle | undefined
  try {
    handle = await open(folder)
    await handle.sync()
  } catch {
  } finally {
    await handle?.close()
  }
}

/** Removes what is not named, and what was cut off long ago. */
export function forgetSueltos(dir: string, named: ReadonlySet<string>, now: number): void {
  const folder = join(dir, FOLDER)
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const goes = SUM.test(entry.name)
      ? !named.has(entry.name)
      : UNFINISHED.test(entry.name) && now - writtenAt(path, now) > ABANDONED_MS
    if (goes) rmSync(path, { force: true })
  }
}

const writtenAt = (path: string, now: number) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
