import { createHash } from 'node:crypto'
import { writeSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { type Tx, transact } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { type Maximos, maximoDe } from '../../../src/domain/archivos/archivos.ts'
import type { Deps } from '../deps.ts'
import type { AppError } from '../plugins/app-error.ts'
import { sinSesion } from '../plugins/auth.ts'
import { BESIDE_A_FILE } from '../plugins/body-limits.ts'
import type { Quien } from '../services/sessions.ts'
import { readSteadily } from '../services/steady.ts'
import { archivoGrande, archivoVacio } from '../subidas/errors.ts'
import { archivoIncompleto, sinArchivo } from './errors.ts'
import { readFilePart } from './multipart.ts'
import { judge, type Recibido } from './recibido.ts'
import { consumeSubida, takeSubida } from './subida-usada.ts'

/** What a call that takes a file came with: a form, or JSON that names what arrived in pieces. */
export interface Enviado {
  request: Request
  enJson: Record<string, unknown>
}

/**
 * Takes the file of a form or, where JSON names what arrived in pieces, that, which is somebody's who has signed in;
 * `missing` is the refusal of neither. Where it is refused, or cut in the middle, nothing is left of it.
 */
export async function takeArchivo(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  quien: Quien | undefined,
  { request, enJson }: Enviado,
  missing: () => AppError = sinArchivo,
): Promise<Recibido> {
  if (enJson.subidaId !== undefined) {
    if (!quien) throw sinSesion()
    return takeSubida(deps, quien, enJson)
  }
  const recibido = await receive(deps.files, request)
  if (!recibido) throw missing()
  return recibido
}

/** The same, of a form whose file is one field among others, and may be missing; and what those others say. */
export async function takeFormulario(
  { maximos, ...resto }: Pick<Deps, 'db' | 'files' | 'now'> & { maximos: Maximos },
  quien: Quien,
  { request, enJson }: Enviado,
) {
  const deps = { ...resto, files: { ...resto.files, maximos } }
  const textos = new Map<string, string>()
  const recibido = await receive(deps.files, request, textos)
  const enviado: Record<string, unknown> = { ...enJson, ...Object.fromEntries(textos) }
  if (recibido || enviado.subidaId === undefined) return { enviado, recibido }
  return { enviado, recibido: await takeSubida(deps, quien, enviado) }
}

async function receive(files: Deps['files'], request: Request, textos = new Map<string, string>()) {
  const temporary = files.newTemporary()
  try {
    const escrito = await writeTo(
      files.locate(temporary),
      maximoDe(undefined, files.maximos),
      request,
      textos,
    )
    if (!escrito) {
      files.remove([temporary])
      return undefined
    }
    return await judge(files, { temporary, ...escrito }, Object.fromEntries(textos))
  } catch (error) {
    files.remove([temporary])
    throw error
  }
}

/** Nothing where no file came; of what is too large, no more is read. */
async function writeTo(file: string, maxBytes: number, request: Request, textos: Map<string, string>) {
  const [, quoted, plain] =
    /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
      request.headers.get('content-type') ?? '',
    ) ?? []
  const boundary = quoted ?? plain
  if (!boundary || !request.body) return undefined

  const tooLarge = () => archivoGrande(maxBytes)
  const hash = createHash('sha256')
  let bytes = 0
  let failure: unknown
  const handle = await open(file, 'wx', 0o600)
  try {
    const write = (piece: Uint8Array) => {
      bytes += piece.byteLength
      if (bytes > maxBytes) throw tooLarge()
      // The rest is read and let go: a browser that is answered while it sends would see a broken connection.
      if (failure) return
      hash.update(piece)
      try {
        writeAll(handle.fd, piece)
      } catch (error) {
        failure = error
      }
    }
    const body = readSteadily(request, { longest: maxBytes + BESIDE_A_FILE, tooLarge })
    const nombre = await readFilePart(body, boundary, 'file', write, textos)
    if (failure) throw failure
    if (nombre === undefined || (nombre === '' && bytes === 0)) return undefined
    if (bytes === 0) throw archivoVacio()
    await handle.sync()
    return { nombre, bytes, sha256: hash.digest('hex') }
  } catch (error) {
    throw (error as Error).name === 'AbortError' ? archivoIncompleto() : error
  } finally {
    await handle.close()
  }
}

/** At once, and into the system's memory: of what arrives while a write is waited for, more and more gathers. */
function writeAll(fd: number, piece: Uint8Array): void {
  for (let at = 0; at < piece.byteLength; ) at += writeSync(fd, piece, at)
}

/** The same, with other bytes in its place; they are on the disk before anything says so. */
export async function rewriteRecibido(
  { files }: Pick<Deps, 'files'>,
  recibido: Recibido,
  contenido: Uint8Array,
): Promise<Recibido> {
  const temporary = files.newTemporary()
  try {
    await writeFile(files.locate(temporary), contenido, { mode: 0o600, flush: true })
  } catch (error) {
    files.remove([temporary])
    throw error
  }
  discard({ files }, recibido)
  const sha256 = createHash('sha256').update(contenido).digest('hex')
  return { ...recibido, temporary, bytes: contenido.byteLength, sha256 }
}

/** Nothing is left of what was received but what came in pieces, which may be used another time. */
export function discard({ files }: Pick<Deps, 'files'>, { temporary, subida }: Recibido): void {
  if (temporary !== subida?.path) files.remove([temporary])
}

interface Dueno {
  docenteId?: number
  alumnoId?: number
}

/** Into a folder of the uploads, of small letters. */
export type Keep = (folder: string, dueno: Dueno) => Kept

interface Kept {
  id: number
  path: string
  nombre: string
  bytes: number
  tipo: string
  duracion_ms: number | null
}

/**
 * A transaction that may `keep` what was received: its file is moved to where it stays, its row written. Where anything
 * fails, the commit too, nothing is left of the file; what came in pieces stays as it was.
 */
export function transactKeeping<T>(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  recibido: Recibido,
  work: (tx: Tx, keep: Keep) => T,
): T {
  const { temporary, subida, nombre, tipo, bytes, sha256, sonido } = recibido
  let path: string | undefined
  try {
    const done = transact(db, (tx) =>
      work(tx, (folder, dueno) => {
        if (subida) consumeSubida(tx, subida)
        const [extension] = tipo.extensiones
        path =
          temporary === subida?.path
            ? files.keepToo(temporary, folder, extension)
            : files.keep(temporary, folder, extension)
        const { id } = tx
          .insert(archivos)
          .values({ path, nombre, tipo: tipo.mime, bytes, sha256, ...sonido, ...dueno, created_at: now() })
          .returning({ id: archivos.id })
          .get()
        return { id, path, nombre, bytes, tipo: tipo.mime, duracion_ms: sonido.duracion_ms }
      }),
    )
    if (subida) files.remove([subida.path])
    return done
  } catch (error) {
    if (path) files.remove([path])
    discard({ files }, recibido)
    throw error
  }
}
