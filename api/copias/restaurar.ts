import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Sqlite } from '../../db/sqlite.ts'
import { versionOf } from '../../db/version.ts'
import { enNombreDeArchivo } from '../services/instants.ts'
import { UsageError } from '../services/settings.ts'
import { explaining } from './fallas.ts'
import { BASE, type Contenido, MANIFIESTO, type Manifiesto, manifiesto } from './manifiesto.ts'
import { isServed } from './ocupada.ts'
import { listTar, type TarEntry, TarError } from './tar.ts'

interface Options {
  file: string
  dataDir: string
  /** A used folder may be replaced; its content is kept beside it. */
  force: boolean
  now: () => number
}

interface Restauracion {
  manifiesto: Manifiesto
  /** Where the earlier content is now. */
  anterior: string | undefined
}

/** Puts a copy in place of a data folder's content, once all of it is there and known to be good. */
export async function restoreCopia({ file, dataDir, force, now }: Options): Promise<Restauracion> {
  const target = resolve(dataDir)
  if (isUsed(target)) {
    if (!force) {
      throw new UsageError(
        `La carpeta ${dataDir} ya tiene datos. Con --force se los reemplaza, y quedan guardados al lado.`,
      )
    }
    requireUnserved(target)
  }
  const archive = await explaining(file, () => open(file))
  const staging = `${target}.restaurando-${process.pid}`
  try {
    const { entries, description } = await readManifiesto(file, archive)
    await explaining(staging, () => unpack(file, staging, entries, description.archivos))
    requireGoodDatabase(file, join(staging, BASE))
    return {
      manifiesto: description,
      anterior: await explaining(target, async () => swap(staging, target, now())),
    }
  } finally {
    await archive.close()
    rmSync(staging, { recursive: true, force: true })
  }
}

const isUsed = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

function requireUnserved(folder: string) {
  if (!isServed(join(folder, BASE))) return
  throw new UsageError(
    `Otro programa está usando la carpeta ${folder}: hay que detenerlo antes de restaurar.`,
  )
}

const damaged = (file: string, what: string) =>
  new UsageError(`La copia ${file} no sirve: ${what}. No se cambió nada.`)

async function readManifiesto(file: string, archive: FileHandle) {
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

async function unpack(file: string, staging: string, entries: Map<string, TarEntry>, contents: Contenido[]) {
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

function requireGoodDatabase(file: string, base: string) {
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

function swap(staging: string, target: string, now: number): string | undefined {
  const anterior = isUsed(target) ? freeName(target, now) : undefined
  if (anterior) renameSync(target, anterior)
  else rmSync(target, { recursive: true, force: true })
  try {
    renameSync(staging, target)
    return anterior
  } catch (error) {
    if (anterior) renameSync(anterior, target)
    throw error
  }
}

function freeName(target: string, now: number): string {
  const stamp = enNombreDeArchivo(now)
  for (let i = 1; ; i++) {
    const name = `${target}.anterior-${stamp}${i === 1 ? '' : `-${i}`}`
    if (!existsSync(name)) return name
  }
}
