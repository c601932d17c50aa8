import type { FileHandle } from 'node:fs/promises'

/**
 * The part of the tar format (POSIX ustar) that a backup needs: plain files with short names. Any `tar xf` opens it,
 * and so it will in ten years.
 */
const BLOCK = 512
const LONGEST_NAME = 100
/** No institution has a tenth as many uploads. */
const MOST_ENTRIES = 1_000_000
/** What fits in eleven octal digits; a larger size is written in binary, as GNU tar does. */
const LARGEST_OCTAL = 8 ** 11

export interface TarEntry {
  name: string
  size: number
  /** Where its bytes begin in the archive. */
  offset: number
}

export class TarError extends Error {}

export function headerOf(name: string, size: number, seconds: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new TarError(`long name: ${name}`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  writeSize(header, size)
  header.write(`${octal(seconds, 11)}\0`, 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148)
  return header
}

/** What follows a file's bytes, so that the next one begins at a whole block. */
export const paddingOf = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

export const END_OF_TAR = Buffer.alloc(2 * BLOCK)

/** What an archive holds, without reading its files. Throws TarError where it is none, or is cut. */
export async function listTar(archive: FileHandle): Promise<TarEntry[]> {
  const { size: total } = await archive.stat()
  const entries: TarEntry[] = []
  const header = Buffer.alloc(BLOCK)
  for (let position = 0; ; ) {
    const { bytesRead } = await archive.read(header, 0, BLOCK, position)
    if (bytesRead < BLOCK) throw new TarError('cut')
    if (header.every((byte) => byte === 0)) return entries
    const entry = readHeader(header, position + BLOCK)
    position = entry.offset + entry.size + paddingOf(entry.size).length
    if (position > total || entries.length === MOST_ENTRIES) throw new TarError('cut')
    entries.push(entry)
  }
}

function readHeader(header: Buffer, offset: number): TarEntry {
  const written = Number.parseInt(textAt(header, 148, 8), 8)
  const isPlainFile = header[156] === 0x30 || header[156] === 0
  if (written !== checksumOf(header) || !isPlainFile) throw new TarError('damaged')
  return { name: textAt(header, 0, LONGEST_NAME), size: readSize(header), offset }
}

/** Counted as if the checksum's own field were blank. */
function checksumOf(header: Buffer): number {
  let sum = 8 * 0x20
  for (let i = 0; i < BLOCK; i++) if (i < 148 || i >= 156) sum += header[i] ?? 0
  return sum
}

function writeSize(header: Buffer, size: number) {
  if (size < LARGEST_OCTAL) {
    header.write(`${octal(size, 11)}\0`, 124)
    return
  }
  header[124] = 0x80
  header.writeBigUInt64BE(BigInt(size), 128)
}

function readSize(header: Buffer): number {
  const written = textAt(header, 124, 12)
  // Without a sign: from a file of a negative size one would go back, for ever.
  const isOctal = /^[0-7]+$/.test(written)
  const size = isOctal ? Number.parseInt(written, 8) : Number(header.readBigUInt64BE(128))
  if (!Number.isSafeInteger(size) || (!isOctal && header[124] !== 0x80)) throw new TarError('damaged')
  return size
}

const octal = (value: number, digits: number) => Math.floor(value).toString(8).padStart(digits, '0')

function textAt(header: Buffer, at: number, length: number): string {
  const field = header.toString('utf8', at, at + length)
  const end = field.indexOf('\0')
  return (end < 0 ? field : field.slice(0, end)).trim()
}
