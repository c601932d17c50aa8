import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Sqlite } from '../../../db/sqlite.ts'
import { versionOf } from '../../../db/version.ts'
import { UsageError } from '../../suelo/services/settings.ts'
import {
  BASE,
  type Contenido,
  isSubida,
  LONGEST_MANIFIESTO,
  MANIFIESTO,
  type Manifiesto,
  manifiesto,
  SUELTA,
} from './manifiesto.ts'
import { locationOf } from './sueltos.ts'
import { hashing, sumOf } from './suma.ts'
import { listTar, type TarEntry, TarError } from './tar.ts'

/** What an archive holds, and where; refuses one that is not a copy. */
export async function readManifiesto(file: string, archive: FileHandle) {
  const entries = new Map((await entriesOf(file, archive)).map((entry) => [entry.name, entry]))
  const entry = entries.get(MANIFIESTO)
  if (!entry || entry.size > LONGEST_MANIFIESTO)
    throw damaged(file, 'no es una copia de Guarania, o está cortada')
  const text = Buffer.alloc(entry.size)
  await archive.read(text, 0, entry.size, entry.offset)
  const description = manifiesto.safeParse(parsed(text.toString()))
  if (!description.success)
    throw damaged(file, 'su manifiesto no se entiende; quizás es de una versión más nueva')
  return { entries, description: description.data }
}

interface Unpacking {
  file: string
  staging: string
  entries: Map<string, TarEntry>
  description: Manifiesto
  /** Second names of what lies beside the archive, in place of its bytes, where the disk takes them. */
  link: boolean
}

/** Writes its files to a folder, each of which has to be as it was when the copy was made. */
export async function unpack({ file, staging, entries, description, link }: Unpacking) {
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true, mode: 0o700 })
  for (const content of description.archivos) {
    const to = join(staging, content.path)
    mkdirSync(dirname(to), { recursive: true })
    const isSuelta = description.formato === SUELTA && isSubida(content.path)
    await (isSuelta ? bringSuelta(file, content, to, link) : extract(file, entries, content, to))
  }
}

async function extract(
  file: string,
  entries: Map<string, TarEntry>,
  { path, bytes, sha256 }: Contenido,
  to: string,
) {
  const entry = entries.get(path)
  if (entry?.size !== bytes) throw damaged(file, `le falta ${path}`)
  const range = { start: entry.offset, end: entry.offset + bytes - 1 }
  if ((await writeOut(file, range, to)) !== sha256) throw damaged(file, `${path} está dañado`)
}

async function bringSuelta(file: string, { path, bytes, sha256 }: Contenido, to: string, link: boolean) {
  const location = locationOf(dirname(file), sha256)
  const size = statSync(location, { throwIfNoEntry: false })?.size
  if (size === undefined) throw damaged(file, `le falta ${path}, que tendría que estar en ${location}`)
  const isLinked = link && tryLink(location, to)
  const range = { start: 0, end: size - 1 }
  const found = isLinked ? (await sumOf(location)).sha256 : await writeOut(location, range, to)
  if (size !== bytes || found !== sha256) throw damaged(file, `${path} está dañado, en ${location}`)
}

function tryLink(location: string, to: string): boolean {
  try {
    linkSync(location, to)
    return true
  } catch {
    return false
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
async function writeOut(from: string, range: { start: number; end: number }, to: string): Promise<string> {
  const { through, result } = hashing()
  const source = range.end >= range.start ? createReadStream(from, range) : Readable.from([])
  await pipeline(source, through, createWriteStream(to, { mode: 0o600, flush: true }))
  return result().sha256
}
