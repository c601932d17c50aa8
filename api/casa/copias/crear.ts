import { createHash } from 'node:crypto'
import { chmodSync, renameSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { version } from '../../../package.json'
import { VAPID } from '../../suelo/push/vapid.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { UsageError } from '../../suelo/services/settings.ts'
import { requireDatos } from './datos.ts'
import { explaining } from './fallas.ts'
import { takeFoto } from './foto.ts'
import { BASE, type Contenido, ENTERA, MANIFIESTO, type Manifiesto, SECRETO, SUELTA } from './manifiesto.ts'
import { holdUploads } from './retencion.ts'
import type { createSueltos, Origen } from './sueltos.ts'
import { END_OF_TAR, headerOf, paddingOf } from './tar.ts'

export interface Copia {
  manifiesto: Manifiesto
  /** Uploads that the database knows and the disk had lost before. */
  faltan: string[]
}

interface Options {
  dataDir: string
  file: string
  now: () => number
  /** Gives it up; nothing is left of it. */
  signal?: AbortSignal
  /** What becomes of the uploads; without it, they go into the archive. */
  sueltos?: Sueltos
}

/** Takes the uploads of a copy, in place of its archive. */
export type Sueltos = Pick<ReturnType<typeof createSueltos>, 'keep' | 'flush'>

/** One archive of everything that a data folder can't do without; its file appears complete or not at all. */
export async function createCopia({ dataDir, file, now, signal, sueltos }: Options): Promise<Copia> {
  requireDatos(dataDir)
  return explaining(file, async () => {
    const partial = `${file}.parcial`
    const foto = `${file}.base`
    const held = holdUploads(dataDir)
    try {
      const { subidas, fallaLaPrueba, ...known } = takeFoto(join(dataDir, BASE), foto)
      const bySubida = new Map(subidas.map((one) => [one.path, one]))
      const uploads = held.with(bySubida.keys()).map((one) => ({ ...one, subida: bySubida.get(one.path) }))
      const first = [
        { path: BASE, location: foto },
        ...[SECRETO, VAPID].map((path) => ({ path, location: join(dataDir, path) })),
      ]
      const manifiesto = await writeArchive(partial, {
        sources: sueltos ? first : [...first, ...uploads],
        besides: () => (sueltos ? keepAll(sueltos, uploads, fallaLaPrueba, signal) : []),
        toManifiesto: (archivos) => ({
          formato: sueltos ? SUELTA : ENTERA,
          version,
          creada: enISO(now()),
          ...known,
          archivos,
        }),
        signal,
      })
      renameSync(partial, file)
      const kept = new Set(manifiesto.archivos.map(({ path }) => path))
      return { manifiesto, faltan: [...bySubida.keys()].filter((path) => !kept.has(path)) }
    } finally {
      held.release()
      for (const left of [foto, `${foto}-journal`, partial]) rmSync(left, { force: true })
    }
  })
}

async function keepAll(
  { keep, flush }: Sueltos,
  uploads: Origen[],
  distrusts: boolean,
  signal: AbortSignal | undefined,
): Promise<Contenido[]> {
  const kept: Contenido[] = []
  for (const upload of uploads) {
    requireWanted(signal)
    const content = await keep(upload, distrusts)
    if (content) kept.push(content)
  }
  await flush()
  return kept
}

function requireWanted(signal: AbortSignal | undefined) {
  if (signal?.aborted) throw new UsageError('Se interrumpió la copia; no quedó nada de ella.')
}

interface Archive {
  sources: Origen[]
  /** What belongs to the copy and lies elsewhere. */
  besides: () => Contenido[] | Promise<Contenido[]>
  toManifiesto: (archivos: Contenido[]) => Manifiesto
  signal: AbortSignal | undefined
}

async function writeArchive(
  to: string,
  { sources, besides, toManifiesto, signal }: Archive,
): Promise<Manifiesto> {
  const archive = await open(to, 'w', 0o600)
  try {
    // One that an interruption left may have other rights.
    chmodSync(to, 0o600)
    const contents: Contenido[] = []
    for (const { path, location } of sources) {
      const content = await append(archive, path, location)
      requireWanted(signal)
      if (content) contents.push(content)
    }
    const description = toManifiesto([...contents, ...(await besides())])
    await appendText(archive, MANIFIESTO, `${JSON.stringify(description, null, 1)}\n`)
    await archive.writeFile(END_OF_TAR)
    await archive.sync()
    return description
  } finally {
    await archive.close()
  }
}

/** Nothing where there is no such file. */
async function append(archive: FileHandle, path: string, location: string): Promise<Contenido | undefined> {
  const source = await open(location).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!source) return undefined
  try {
    const { size, mtimeMs } = await source.stat()
    await archive.writeFile(headerOf(path, size, mtimeMs / 1000))
    const hash = createHash('sha256')
    let bytes = 0
    for await (const piece of source.createReadStream({ autoClose: false })) {
      hash.update(piece)
      bytes += piece.length
      await archive.writeFile(piece)
    }
    if (bytes !== size) throw new UsageError(`El archivo ${location} cambió mientras se copiaba.`)
    await archive.writeFile(paddingOf(size))
    return { path, bytes, sha256: hash.digest('hex') }
  } finally {
    await source.close()
  }
}

async function appendText(archive: FileHandle, name: string, text: string) {
  const bytes = Buffer.from(text)
  await archive.writeFile(headerOf(name, bytes.length, Date.now() / 1000))
  await archive.writeFile(bytes)
  await archive.writeFile(paddingOf(bytes.length))
}
