import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { storageFault } from '../../suelo/services/storage.ts'

const PREFIX = '.copia-'
const ABANDONED_MS = 24 * 3_600_000

interface Source {
  path: string
  location: string
}

/**
 * Gives every upload a second name, so that none goes away while a copy is made of what was there at its beginning.
 * Uploads never change. On a disk that knows no second names, or takes none, they are read from where they are.
 */
export function holdUploads(dataDir: string) {
  const folder = makeFolder(dataDir)
  const held = new Map<string, string>()

  const hold = (path: string): string => {
    const own = join(dataDir, path)
    const location = held.get(path) ?? (folder ? secondName(own, join(folder, path)) : own)
    held.set(path, location)
    return location
  }
  for (const path of listUploads(dataDir)) hold(path)

  return {
    /** All of them, with those that were new when the database was copied. */
    with(known: Iterable<string>): Source[] {
      for (const path of known) hold(path)
      return [...held].map(([path, location]) => ({ path, location })).sort(byPath)
    },
    /** Where one of them is meanwhile. */
    locate: hold,
    release: () => {
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Nothing on a disk that is full or may only be read. */
function makeFolder(dataDir: string): string | undefined {
  try {
    removeAbandoned(dataDir)
    return mkdtempSync(join(dataDir, PREFIX))
  } catch (error) {
    if (storageFault(error)) return undefined
    throw error
  }
}

function secondName(location: string, second: string): string {
  try {
    mkdirSync(dirname(second), { recursive: true })
    linkSync(location, second)
    return second
  } catch {
    return location
  }
}

export function listUploads(dataDir: string): string[] {
  const uploads = join(dataDir, 'uploads')
  if (!statSync(uploads, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('uploads/tmp/'))
}

/** What a copy that was cut off left. */
function removeAbandoned(dataDir: string) {
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith(PREFIX))) {
    const folder = join(dataDir, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > ABANDONED_MS) rmSync(folder, { recursive: true, force: true })
  }
}

const byPath = (a: Source, b: Source) => (a.path < b.path ? -1 : 1)
