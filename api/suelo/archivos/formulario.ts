import { createHash } from 'node:crypto'
import { closeSync, fsync, openSync, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { maximoDe } from '../../../src/domain/archivos/archivos.ts'
import type { Deps } from '../deps.ts'
import type { AppError } from '../plugins/app-error.ts'
import { BESIDE_A_FILE } from '../plugins/body-limits.ts'
import { readSteadily } from '../services/steady.ts'
import { archivoGrande, archivoVacio } from '../subidas/errors.ts'
import { archivoIncompleto } from './errors.ts'
import { readFileParts } from './multipart.ts'
import { judge, judgeEntreVarios, type Recibido } from './recibido.ts'

/** How much one call may bring where it may bring several files, and what is said of more. */
export interface Cabida {
  cuantos: number
  bytes: number
  muchos: () => AppError
  grande: () => AppError
}

interface Escrito {
  temporary: string
  nombre: string
  bytes: number
  sha256: string
}

type Archivos = Deps['files']

/**
 * The files of a form, or its first one where nothing is said of several; `textos` is given its other fields. Where one is
 * refused, or it is cut in the middle, nothing is left of any.
 */
export async function receive(
  files: Archivos,
  request: Request,
  textos = new Map<string, string>(),
  cabida?: Cabida,
): Promise<Recibido[]> {
  const escritura = createEscritura(files, cabida)
  try {
    const escritos = await writeParts(escritura, request, textos)
    if (escritos.length === 1) return [await judge(files, escritos[0] as Escrito, Object.fromEntries(textos))]
    const recibidos: Recibido[] = []
    for (const escrito of escritos) recibidos.push(await judgeEntreVarios(files, escrito))
    return recibidos
  } catch (error) {
    escritura.remove()
    throw error
  }
}

async function writeParts(
  escritura: ReturnType<typeof createEscritura>,
  request: Request,
  textos: Map<string, string>,
): Promise<Escrito[]> {
  const [, quoted, plain] =
    /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
      request.headers.get('content-type') ?? '',
    ) ?? []
  const boundary = quoted ?? plain
  if (!boundary || !request.body) return []
  try {
    const body = readSteadily(request, escritura.limite)
    await readFileParts(body, boundary, 'file', escritura.open, textos)
    return await escritura.end()
  } catch (error) {
    throw (error as Error).name === 'AbortError' ? archivoIncompleto() : error
  } finally {
    escritura.close()
  }
}

/** Writes each part into a file of its own; of what is too large, no more is read. */
function createEscritura(files: Archivos, cabida?: Cabida) {
  const maximo = maximoDe(undefined, files.maximos)
  const tooLarge = cabida?.grande ?? (() => archivoGrande(maximo))
  const longest = cabida?.bytes ?? maximo
  const escritos: Abierto[] = []
  let enTodo = 0
  let failure: unknown

  const open = (nombre: string) => {
    if (escritos.length === (cabida?.cuantos ?? 1)) {
      failure ??= cabida?.muchos()
      return undefined
    }
    const escrito = begin(files, nombre)
    escritos.push(escrito)
    return (piece: Uint8Array) => {
      escrito.bytes += piece.byteLength
      enTodo += piece.byteLength
      if (escrito.bytes > maximo) throw archivoGrande(maximo)
      if (enTodo > longest) throw tooLarge()
      // The rest is read and let go: a browser that is answered while it sends would see a broken connection.
      if (failure) return
      escrito.hash.update(piece)
      try {
        writeAll(escrito.fd, piece)
      } catch (error) {
        failure = error
      }
    }
  }
  return {
    open,
    limite: { longest: longest + BESIDE_A_FILE, tooLarge },
    async end(): Promise<Escrito[]> {
      if (failure) throw failure
      return finish(files, escritos)
    },
    close: () => {
      for (const { fd } of escritos) closeSync(fd)
    },
    remove: () => files.remove(escritos.map(({ temporary }) => temporary)),
  }
}

type Abierto = ReturnType<typeof begin>

function begin(files: Archivos, nombre: string) {
  const temporary = files.newTemporary()
  const fd = openSync(files.locate(temporary), 'wx', 0o600)
  return { temporary, nombre, fd, bytes: 0, hash: createHash('sha256') }
}

/** A form that was sent without a file has one of no name, of which nothing is left. */
async function finish(files: Archivos, escritos: readonly Abierto[]): Promise<Escrito[]> {
  const llegados = escritos.filter(({ nombre, bytes }) => nombre !== '' || bytes > 0)
  for (const { bytes, fd } of llegados) {
    if (bytes === 0) throw archivoVacio()
    await promisify(fsync)(fd)
  }
  files.remove(escritos.filter((uno) => !llegados.includes(uno)).map(({ temporary }) => temporary))
  return llegados.map(({ fd: _, hash, ...escrito }) => ({ ...escrito, sha256: hash.digest('hex') }))
}

/** At once, and into the system's memory: of what arrives while a write is waited for, more and more gathers. */
function writeAll(fd: number, piece: Uint8Array): void {
  for (let at = 0; at < piece.byteLength; ) at += writeSync(fd, piece, at)
}
