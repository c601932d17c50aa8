import { randomBytes } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Maximos } from '../../../src/domain/archivos/archivos.ts'

const UPLOADS = 'uploads'
const TEMPORARY = `${UPLOADS}/tmp`
/** How a folder of uploads is called: what a system puts beside them, as `lost+found`, is not one. */
const FOLDER = /^[a-z]+$/

/** Where uploads lie: in the data folder, under the path that the database keeps. */
export function createFiles(dataDir: string, maximos: Maximos) {
  const locate = (path: string) => join(dataDir, path)
  const makeRoomFor = (path: string) => {
    const made = mkdirSync(dirname(locate(path)), { recursive: true, mode: 0o700 })
    for (const folder of made ? [dirname(made), made] : []) keepNamesOf(folder)
  }
  const newName = () => randomBytes(18).toString('base64url')
  const pathIn = (folder: string, extension: string, name = newName()) => {
    const path = `${UPLOADS}/${folder}/${name}.${extension}`
    makeRoomFor(path)
    return path
  }

  return {
    /** How large an upload may be. */
    maximos,
    locate,
    /** The path of a file that nobody else writes. */
    newTemporary(): string {
      const path = `${TEMPORARY}/${newName()}`
      makeRoomFor(path)
      return path
    },
    /** Moves it to where it stays, by a name that nobody can guess. */
    keep(temporary: string, folder: string, extension: string): string {
      const path = pathIn(folder, extension)
      renameSync(locate(temporary), locate(path))
      keepNamesOf(dirname(locate(path)))
      return path
    },
    /** Has it there as well, without copying it: where it was it stays until somebody removes it. */
    keepToo(path: string, folder: string, extension: string): string {
      const kept = pathIn(folder, extension)
      linkOrCopy(locate(path), locate(kept))
      keepNamesOf(dirname(locate(kept)))
      return kept
    },
    /** Writes a whole file by such a name, or by the one that is given. */
    write(folder: string, extension: string, content: Uint8Array, name?: string): string {
      const path = pathIn(folder, extension, name)
      writeFileSync(locate(path), content, { mode: 0o600 })
      return path
    },
    /** What the disk has left, in bytes. */
    freeBytes(): number {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = statfsSync(dataDir)
      return bavail * bsize
    },
    remove(paths: Iterable<string>): void {
      for (const path of paths) rmSync(locate(path), { force: true })
    },
    /** Everything that lies there and has not changed since an instant. */
    listOlderThan(instant: number): string[] {
      return listFolder(locate(UPLOADS))
        .filter(({ name }) => FOLDER.test(name))
        .flatMap(({ name: folder }) =>
          listFolder(locate(`${UPLOADS}/${folder}`))
            .filter((entry) => entry.isFile())
            .map(({ name }) => `${UPLOADS}/${folder}/${name}`),
        )
        .filter((path) => (statSync(locate(path), { throwIfNoEntry: false })?.mtimeMs ?? instant) < instant)
    },
  }
}

/** Not every disk gives a file two names, and the two folders may lie on different ones. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyWhole(from, to)
  }
}

function copyWhole(from: string, to: string): void {
  try {
    copyFileSync(from, to)
    syncPath(to, 'r+')
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  }
}

export type Files = ReturnType<typeof createFiles>

/** A name lasts through a power cut once its folder is on the disk too; Windows has no such call, and needs none. */
export function keepNamesOf(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder, 'r')
}

function syncPath(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Nothing where there is none: it may be a link to another disk, so that is only known by reading it. */
function listFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return []
    throw error
  }
}
