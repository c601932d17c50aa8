import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { explaining } from './fallas.ts'
import type { Manifiesto } from './manifiesto.ts'
import { noSirve } from './no-sirve.ts'
import { END_OF_TAR, listTar, paddingOf } from './tar.ts'

/** Nothing behind the last file but the archive's end, and all of that: a restore would not miss it. */
export async function requireEntera(file: string): Promise<void> {
  const archive = await explaining(file, () => open(file))
  try {
    const last = (await listTar(archive)).at(-1)
    const expected = last ? last.offset + last.size + paddingOf(last.size).length + END_OF_TAR.length : 0
    const { size } = await archive.stat()
    if (size !== expected) throw noSirve(file, 'no termina donde debe')
  } finally {
    await archive.close()
  }
}

/** Each file as the disk gives it now, whichever way it came there. */
export async function requireArchivos(
  file: string,
  restored: string,
  { archivos }: Manifiesto,
): Promise<void> {
  for (const { path, sha256 } of archivos) {
    if ((await sumOf(join(restored, path))) !== sha256) throw noSirve(file, `${path} está dañado`)
  }
}

const PIECE_BYTES = 256 * 1024

/** Into one piece of memory again and again: streams leave each of theirs for later, and here there are thousands. */
async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  const piece = Buffer.alloc(PIECE_BYTES)
  const source = await open(path)
  try {
    for (let read = -1; read !== 0; ) {
      read = (await source.read(piece, 0, PIECE_BYTES, null)).bytesRead
      hash.update(piece.subarray(0, read))
    }
  } finally {
    await source.close()
  }
  return hash.digest('hex')
}
