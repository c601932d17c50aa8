import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'

/** A file's checksum and size, without having it in memory. */
export async function sumOf(location: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(location)) {
    hash.update(piece)
    bytes += piece.length
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Lets everything through, and knows its checksum in the end. */
export function hashing() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform: (piece, _encoding, next) => {
      hash.update(piece)
      bytes += piece.length
      next(null, piece)
    },
  })
  return { through, result: () => ({ sha256: hash.digest('hex'), bytes }) }
}
