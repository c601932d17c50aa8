import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Sqlite } from '../../../db/sqlite.ts'
import { versionOf } from '../../../db/version.ts'
import { UsageError } from '../../services/settings.ts'
import { BASE, type Contenido, MANIFIESTO, manifiesto } from './manifiesto.ts'
import { listTar, type TarEntry, TarError } from './tar.ts'

/** What an archive holds, and where; refuses one that is not a copy. */
export async function readManifiesto(file: string, archive: FileHandle) {
  const entries = new Map((await entriesOf(file, archive)).map((entry) => [entry.name, entry]))
  const entry = entries.get(MANIFIESTO)
  if (!entry) throw damaged(file, 'no es una copia de Guarania, o está cortada')
  const text = Buffer.alloc(entry.size)
  await archive.read(text, 0, entry.size, entry.offset)
  const description = manifiesto.safeParse(parsed(text.toString()))
  if (!description.success)
    throw damaged(file, 'su manifiesto no se entiende; quizás es de una versión más nueva')
  return { entries, description: description.data }
}

/** Writes its files to a folder, each of which has to be as it was when the copy was made. */
export async function unpack(
  file: string,
  staging: string,
  entries: Map<string, TarEntry>,
  contents: Contenido[],
) {
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true, mode: 0o700 })
  for (const { path, bytes, sha256 } of contents) {
    const entry = entries.get(path)
    if (entry?.size !== bytes) throw damaged(file, `le falta ${path}`)
    const to = join(staging, path)
    mkdirSync(dirname(to), { recursive: true })
    if ((await copyOut(file, entry, to)) !== sha256) throw damaged(file, `${path} está dañado`)
  }
}

export function requireGoodDatabase(file: string, base: string) {
  if (!existsSync(base)) throw damaged(file, `le falta ${BASE}`)
  const sqlite = new Sqlite(base, { readonly: true })
  try {
    if (sqlite.pragma('integrity_check(1)', { simple: true }) !== 'ok') {
      throw damaged(file, 'su base de datos está dañada')
    }
    if (versionOf(sqlite).isNewer) {
      throw damaged(file, 'es de una versión más nueva de Guarania; hay que actualizar el programa')
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw damaged(file, 'su base de datos está dañada')
  } finally {
    sqlite.close()
  }
}

const damaged = (file: string, what: string) =>
  new UsageError(`La copia ${file} no sirve: ${what}. No se cambió nada.`)

async function entriesOf(file: string, archive: FileHandle): Promise<TarEntry[]> {
  try {
    return await listTar(archive)
  } catch (error) {
    if (error instanceof TarError) throw damaged(file, 'no es una copia de Guarania, o está cortada')
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The checksum of what it wrote. */
async function copyOut(file: string, { offset, size }: TarEntry, to: string): Promise<string> {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform: (piece, _encoding, next) => {
      hash.update(piece)
      next(null, piece)
    },
  })
  const range = { start: offset, end: offset + size - 1 }
  const source = size > 0 ? createReadStream(file, range) : Readable.from([])
  await pipeline(source, hashing, createWriteStream(to, { mode: 0o600, flush: true }))
  return hash.digest('hex')
}
