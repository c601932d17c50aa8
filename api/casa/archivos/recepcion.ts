import { createHash } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import { type Tx, transact } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { nombreDeArchivo, type TipoDeArchivo } from '../../../src/domain/archivos.ts'
import { readSonido, type Sonido } from '../../../src/domain/sonido.ts'
import type { Deps } from '../../deps.ts'
import type { AppError } from '../../plugins/app-error.ts'
import { readSteadily } from '../../services/steady.ts'
import { archivoGrande, archivoIncompleto, archivoVacio, sinArchivo, tipoNoAdmitido } from './errors.ts'
import { readFilePart } from './multipart.ts'
import { readTipo } from './tipos.ts'

/** What has arrived and lies in a temporary file: `transactKeeping` keeps it, `discard` forgets it. */
export interface Recibido {
  temporary: string
  nombre: string
  tipo: TipoDeArchivo
  bytes: number
  sha256: string
  /** What came beside it, of sound or film. */
  sonido: Sonido
}

/**
 * Takes the file of a request's field `file`; where it is refused, or cut in the middle, nothing is left of it.
 * `missing` is the refusal where there is none.
 */
export async function receiveArchivo(
  { files }: Pick<Deps, 'files'>,
  request: Request,
  missing: () => AppError = sinArchivo,
): Promise<Recibido> {
  const recibido = await receive(files, request)
  if (!recibido) throw missing()
  return recibido
}

/** The same, of a form whose file is one field among others, and may be missing. */
export async function receiveFormulario({ files }: Pick<Deps, 'files'>, request: Request) {
  const textos = new Map<string, string>()
  const recibido = await receive(files, request, textos)
  return { textos: Object.fromEntries(textos), recibido }
}

async function receive(files: Deps['files'], request: Request, textos = new Map<string, string>()) {
  const temporary = files.newTemporary()
  try {
    const escrito = await writeTo(files.locate(temporary), files.maxBytes, request, textos)
    if (!escrito) {
      files.remove([temporary])
      return undefined
    }
    const { nombre, bytes, sha256 } = escrito
    const tipo = await readTipo(files.locate(temporary), nombre)
    if (!tipo) throw tipoNoAdmitido()
    const sonido = readSonido(Object.fromEntries(textos), tipo.mime)
    return { temporary, nombre: nombreDeArchivo(nombre, tipo), tipo, bytes, sha256, sonido }
  } catch (error) {
    files.remove([temporary])
    throw error
  }
}

/** Nothing where no file came. */
async function writeTo(file: string, maxBytes: number, request: Request, textos: Map<string, string>) {
  const [, quoted, plain] =
    /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
      request.headers.get('content-type') ?? '',
    ) ?? []
  const boundary = quoted ?? plain
  if (!boundary || !request.body) return undefined

  const hash = createHash('sha256')
  let bytes = 0
  let failure: unknown
  const handle = await open(file, 'wx', 0o600)
  try {
    const write = async (piece: Uint8Array) => {
      bytes += piece.byteLength
      // The rest is read and let go: a browser that is answered while it sends would see a broken connection.
      if (bytes > maxBytes || failure) return
      hash.update(piece)
      await handle.writeFile(piece).catch((error) => {
        failure = error
      })
    }
    const nombre = await readFilePart(readSteadily(request), boundary, 'file', write, textos)
    if (failure) throw failure
    if (nombre === undefined || (nombre === '' && bytes === 0)) return undefined
    if (bytes > maxBytes) throw archivoGrande(maxBytes)
    if (bytes === 0) throw archivoVacio()
    await handle.sync()
    return { nombre, bytes, sha256: hash.digest('hex') }
  } catch (error) {
    throw (error as Error).name === 'AbortError' ? archivoIncompleto() : error
  } finally {
    await handle.close()
  }
}

/** The same, with other bytes in its place; they are on the disk before anything says so. */
export async function rewriteRecibido(
  { files }: Pick<Deps, 'files'>,
  recibido: Recibido,
  contenido: Uint8Array,
): Promise<Recibido> {
  const file = files.locate(recibido.temporary)
  await writeFile(file, contenido, { mode: 0o600, flush: true })
  const sha256 = createHash('sha256').update(contenido).digest('hex')
  return { ...recibido, bytes: contenido.byteLength, sha256 }
}

interface Dueno {
  docenteId?: number
  alumnoId?: number
}

export type Keep = (folder: 'recursos' | 'tareas' | 'justificativos' | 'fotos', dueno: Dueno) => Kept

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
 * fails, the commit too, nothing is left of the file.
 */
export function transactKeeping<T>(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  { temporary, nombre, tipo, bytes, sha256, sonido }: Recibido,
  work: (tx: Tx, keep: Keep) => T,
): T {
  let path = temporary
  try {
    return transact(db, (tx) =>
      work(tx, (folder, dueno) => {
        path = files.keep(temporary, folder, tipo.extensiones[0])
        const { id } = tx
          .insert(archivos)
          .values({ path, nombre, tipo: tipo.mime, bytes, sha256, ...sonido, ...dueno, created_at: now() })
          .returning({ id: archivos.id })
          .get()
        return { id, path, nombre, bytes, tipo: tipo.mime, duracion_ms: sonido.duracion_ms }
      }),
    )
  } catch (error) {
    files.remove([path])
    throw error
  }
}
