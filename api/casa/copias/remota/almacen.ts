import { createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UsageError } from '../../../suelo/services/settings.ts'
import { hashing } from '../suma.ts'
import type { Cifrado } from './cifrado.ts'
import type { Tienda } from './tienda.ts'

/**
 * What a file is cut into, each an object of its own: a piece that does not arrive is sent again, and one that is there is
 * not, also after a run that was cut off. Part of how the copies are kept: another size would find none of them.
 */
export const TROZO = 4 * 1024 * 1024

/** Pieces. */
const FREED_EVERY = 3

interface Suma {
  bytes: number
  sha256: string
}

/** Keeps files in a store, encrypted where there is a phrase. */
export function createAlmacen(tienda: Tienda, cifrado: Cifrado | undefined) {
  const { donde } = tienda
  const seal = (bytes: Uint8Array<ArrayBuffer>) => (cifrado ? cifrado.seal(bytes) : bytes)

  async function read(nombre: string, trozo: number, trozos: number) {
    const found = await tienda.get(nombreDeTrozo(nombre, trozo, trozos))
    if (!found) throw new UsageError(`A la copia de ${donde} le falta ${nombre}. No se cambió nada.`)
    if (!cifrado) return found
    return cifrado.open({ nombre, trozo, trozos }, found).catch((error) => {
      throw new UsageError(
        `La copia de ${donde} no sirve: ${nombre} está dañado, o no lo cifró BACKUP_KEY. No se cambió nada.`,
        {
          cause: error,
        },
      )
    })
  }

  return {
    tienda,
    /** Whether all of a file is among what is there. */
    has: (there: ReadonlyMap<string, number>, nombre: string, bytes: number) =>
      trozosDe(bytes).every((size, i, { length }) =>
        isThere(there, nombreDeTrozo(nombre, i + 1, length), size),
      ),

    /** But for the pieces that are there. */
    async sendFile(nombre: string, location: string, bytes: number, there: ReadonlyMap<string, number>) {
      const source = await open(location)
      try {
        const sizes = trozosDe(bytes)
        const buffer = new Uint8Array(Math.min(bytes, TROZO))
        for (const [i, size] of sizes.entries()) {
          const at = nombreDeTrozo(nombre, i + 1, sizes.length)
          if (isThere(there, at, size)) continue
          const piece = buffer.subarray(0, size)
          await readPiece(source, i * TROZO, piece)
          await tienda.put(at, await seal(piece))
          freePieces()
        }
      } finally {
        await source.close()
      }
    },

    /** Which has to be the one that was sent. */
    async bringFile(nombre: string, { bytes, sha256 }: Suma, to: string): Promise<void> {
      const { length } = trozosDe(bytes)
      const pieces = async function* () {
        for (let i = 1; i <= length; i++) {
          yield await read(nombre, i, length)
          freePieces()
        }
      }
      const { through, result } = hashing()
      await pipeline(Readable.from(pieces()), through, createWriteStream(to, { mode: 0o600, flush: true }))
      const found = result()
      if (found.bytes !== bytes || found.sha256 !== sha256) {
        throw new UsageError(`La copia de ${donde} no sirve: ${nombre} está dañado. No se cambió nada.`)
      }
    },

    sendText: async (nombre: string, text: string) =>
      tienda.put(nombre, await seal(new TextEncoder().encode(text))),
    bringText: async (nombre: string) => new TextDecoder().decode(await read(nombre, 1, 1)),
  }

  function isThere(there: ReadonlyMap<string, number>, nombre: string, size: number): boolean {
    return there.get(nombre) === (cifrado ? cifrado.sizeOf(size) : size)
  }
}

export type Almacen = ReturnType<typeof createAlmacen>

/** The sizes of its pieces; an empty file has one. */
function trozosDe(bytes: number): number[] {
  const whole = Array.from({ length: Math.floor(bytes / TROZO) }, () => TROZO)
  const rest = bytes % TROZO
  return rest > 0 || bytes === 0 ? [...whole, rest] : whole
}

const nombreDeTrozo = (nombre: string, trozo: number, trozos: number) =>
  trozos === 1 ? nombre : `${nombre}.${trozo}`

/** Without the number of the piece. */
export const enteroDe = (nombre: string) => nombre.replace(/\.\d+$/, '')

async function readPiece(source: FileHandle, position: number, piece: Uint8Array): Promise<void> {
  for (let read = 0; read < piece.length; ) {
    const { bytesRead } = await source.read(piece, read, piece.length - read, position + read)
    if (bytesRead === 0) throw new UsageError('Un archivo cambió mientras se mandaba.')
    read += bytesRead
  }
}

let used = 0

/** The collector sees little of what lies outside its heap, and would let hundreds of megabytes gather. */
function freePieces() {
  if (++used % FREED_EVERY === 0) Bun.gc(true)
}
