import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readManifiesto } from './desempaque.ts'
import { ENTERA, isSubida, MANIFIESTO, SUELTA } from './manifiesto.ts'
import { locationOf } from './sueltos.ts'
import { END_OF_TAR, headerOf, paddingOf } from './tar.ts'

/** So much of a file is in memory at once. */
const ROOM_BYTES = 256 * 1024

/** A part of an archive that is put together as it is read: bytes at hand, or some of a file's. */
type Piece = { size: number } & ({ bytes: Buffer } | { file: string; offset: number })

/** A daily copy with the uploads that lie beside it, as one archive that can be read from anywhere. */
export async function openEntera(file: string) {
  const pieces = await piecesOf(file)
  return {
    size: pieces.reduce((sum, { size }) => sum + size, 0),
    /** Its bytes; the end excluded. Each piece lies where the one before it lay: take what is in it before asking on. */
    read: (start: number, end: number) => readPieces(pieces, start, end),
  }
}

async function piecesOf(file: string): Promise<Piece[]> {
  const archive = await open(file)
  try {
    const { entries, description } = await readManifiesto(file, archive)
    if (description.formato !== SUELTA) return [{ size: statSync(file).size, file, offset: 0 }]
    const seconds = Date.parse(description.creada) / 1000
    const files = description.archivos.flatMap(({ path, bytes, sha256 }) => {
      const from = isSubida(path)
        ? { file: locationOf(dirname(file), sha256), offset: 0 }
        : { file, offset: entries.get(path)?.offset ?? 0 }
      return entryOf(path, { size: bytes, ...from }, seconds)
    })
    const text = Buffer.from(`${JSON.stringify({ ...description, formato: ENTERA }, null, 1)}\n`)
    const last = entryOf(MANIFIESTO, { size: text.length, bytes: text }, seconds)
    return [...files, ...last, atHand(END_OF_TAR)]
  } finally {
    await archive.close()
  }
}

const entryOf = (name: string, content: Piece, seconds: number): Piece[] => [
  atHand(headerOf(name, content.size, seconds)),
  content,
  atHand(paddingOf(content.size)),
]

const atHand = (bytes: Buffer): Piece => ({ size: bytes.length, bytes })

async function* readPieces(pieces: readonly Piece[], start: number, end: number): AsyncGenerator<Uint8Array> {
  const room = Buffer.allocUnsafeSlow(ROOM_BYTES)
  let position = 0
  for (const piece of pieces) {
    const from = Math.max(0, start - position)
    const to = Math.min(piece.size, end - position)
    position += piece.size
    if (from >= to) continue
    if ('bytes' in piece) yield piece.bytes.subarray(from, to)
    else yield* readFile(piece.file, piece.offset + from, piece.offset + to, room)
  }
}

/** All in one room: new ones for two gigabytes would fill the memory faster than it is cleared. */
async function* readFile(file: string, start: number, end: number, room: Buffer) {
  const handle = await open(file)
  try {
    for (let at = start; at < end; ) {
      const { bytesRead } = await handle.read(room, 0, Math.min(room.length, end - at), at)
      if (bytesRead === 0) throw new Error(`${file} is shorter than it was.`)
      yield room.subarray(0, bytesRead)
      at += bytesRead
    }
  } finally {
    await handle.close()
  }
}
