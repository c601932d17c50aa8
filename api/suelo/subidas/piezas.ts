import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Database, Sqlite } from '../../../db/sqlite.ts'
import type { Deps } from '../deps.ts'
import { keepNamesOf } from '../services/files.ts'

/** In the data folder and apart from the uploads: what is begun today may end tomorrow, after a restart. */
const CARPETA = 'subidas'
/** Of the processes that serve the folder, one writes a piece at a time. */
const TURNO = 'turno'
const PATIENCE_MS = 5000

/** A file that arrived in pieces, and is to be used. */
export interface Pieza {
  id: string
  path: string
}

/** Where what has arrived of a file lies, as `files` knows it. */
export const pathDeSubida = (id: string) => `${CARPETA}/${id}`

export const newSubidaId = () => randomBytes(18).toString('base64url')

/** How much of it has arrived; nothing where there is no file. */
export const sizeOfSubida = (files: Deps['files'], id: string): number | undefined =>
  statSync(files.locate(pathDeSubida(id)), { throwIfNoEntry: false })?.size

export function createArchivoDeSubida(files: Deps['files'], id: string): void {
  const file = files.locate(pathDeSubida(id))
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
  keepNamesOf(dirname(file))
}

export const removeArchivosDeSubida = (files: Deps['files'], ids: Iterable<string>): void => {
  for (const id of ids) rmSync(files.locate(pathDeSubida(id)), { force: true })
}

interface ArchivoDeSubida {
  id: string
  bytes: number
  /** Of its last piece. */
  instant: number
}

/** The files that lie there. */
export function listArchivosDeSubida(files: Deps['files']): ArchivoDeSubida[] {
  const carpeta = files.locate(CARPETA)
  if (!existsSync(carpeta)) return []
  return readdirSync(carpeta, { withFileTypes: true })
    .filter((una) => una.isFile() && !una.name.startsWith(TURNO))
    .map(({ name: id }) => {
      const { size = 0, mtimeMs = 0 } = statSync(join(carpeta, id), { throwIfNoEntry: false }) ?? {}
      return { id, bytes: size, instant: mtimeMs }
    })
}

/** Whether its file is not there any more: it was used, taken away or swept meanwhile. */
export const isGone = (error: unknown): boolean => (Object(error) as { code?: unknown }).code === 'ENOENT'

export async function syncSubida(files: Deps['files'], id: string): Promise<void> {
  const handle = await open(files.locate(pathDeSubida(id)), 'r+')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes pieces at the end of a file where that is still where they belong, in whatever process: of two who send the
 * same file at once, each piece is one's or the other's.
 */
export function createEscritor(files: Deps['files']) {
  let turno: Database | undefined

  /** SQLite's lock on an empty file: the system gives it back however the program ends. */
  const inTurn = <T>(work: () => T): T => {
    turno ??= new Sqlite(files.locate(pathDeSubida(TURNO)), { timeout: PATIENCE_MS })
    turno.exec('BEGIN EXCLUSIVE')
    try {
      return work()
    } finally {
      turno.exec('COMMIT')
    }
  }

  return {
    /** Whether it was written: not where the file ends elsewhere by now. */
    append(id: string, offset: number, piece: Uint8Array): boolean {
      return inTurn(() => {
        const handle = openSync(files.locate(pathDeSubida(id)), 'r+')
        try {
          if (fstatSync(handle).size !== offset) return false
          for (let at = 0; at < piece.byteLength; )
            at += writeSync(handle, piece, at, piece.byteLength - at, offset + at)
          return true
        } finally {
          closeSync(handle)
        }
      })
    },
  }
}

export type Escritor = ReturnType<typeof createEscritor>
