import { demasiadoGrande } from '../services/steady.ts'
import { archivoIncompleto } from './errors.ts'

const LONGEST_HEADERS = 16 * 1024
/** Of all the texts of a form. */
const LONGEST_TEXTS = 64 * 1024
const END_OF_HEADERS = '\r\n\r\n'

type Write = (bytes: Uint8Array) => void

/**
 * Hands over the files of a multipart body as they arrive, so that no more than a piece of one is ever in memory: Elysia
 * and `formData` would hold them whole. `open` is told the name of each part of this field that is a file, and gives what
 * takes its bytes, or nothing where nobody wants them. `texts` is given what the form's other fields say.
 */
export async function readFileParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  field: string,
  open: (name: string) => Write | undefined,
  texts: Map<string, string>,
): Promise<void> {
  // Each part stands between two of these; the first one has no line before it.
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let rest: Buffer = Buffer.from('\r\n')
  let reading: 'other' | 'headers' | 'file' | 'text' = 'other'
  let write: Write | undefined
  const text = createTexts(texts)

  for await (const chunk of body) {
    rest =
      rest.length > 0
        ? Buffer.concat([rest, chunk])
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    for (let isFound = true; isFound; ) {
      const at = rest.indexOf(reading === 'headers' ? END_OF_HEADERS : delimiter)
      isFound = at >= 0
      if (reading === 'headers') {
        if (!isFound) break
        const headers = rest.toString('utf8', 0, at)
        const name = fileNameOf(headers, field)
        write = name === undefined ? undefined : open(name)
        reading = write ? 'file' : text.begin(headers) ? 'text' : 'other'
        rest = rest.subarray(at + END_OF_HEADERS.length)
        continue
      }
      const end = isFound ? at : beginningOf(delimiter, rest)
      if (end > 0) write?.(rest.subarray(0, end))
      if (reading === 'text') text.add(rest.subarray(0, end))
      if (reading === 'text' && isFound) text.end()
      rest = rest.subarray(isFound ? at + delimiter.length : end)
      if (isFound) reading = 'headers'
    }
    if (rest.length > LONGEST_HEADERS && reading === 'headers') throw archivoIncompleto()
  }
  if (reading === 'file') throw archivoIncompleto()
}

/** The fields of a form that are no file, each as it comes in pieces. */
function createTexts(texts: Map<string, string>) {
  let name = ''
  let pieces: Buffer[] = []
  let bytes = 0
  return {
    begin(headers: string): boolean {
      const found = textNameOf(headers)
      name = found ?? ''
      pieces = []
      return found !== undefined
    },
    add(piece: Buffer) {
      bytes += piece.length
      if (bytes > LONGEST_TEXTS) throw demasiadoGrande()
      // The next pieces come into the same memory.
      pieces.push(Buffer.from(piece))
    },
    end: () => texts.set(name, Buffer.concat(pieces).toString()),
  }
}

/** The field's name, where a part's headers are those of a text. */
function textNameOf(headers: string): string | undefined {
  const disposition = dispositionOf(headers)
  if (/[;\s]filename\*?=/i.test(disposition)) return undefined
  return nameOf(disposition)
}

/** Where what may be the beginning of a delimiter starts: it waits for the next piece. */
function beginningOf(delimiter: Buffer, bytes: Buffer): number {
  const at = bytes.indexOf(delimiter.subarray(0, 1), Math.max(0, bytes.length - delimiter.length + 1))
  return at < 0 ? bytes.length : at
}

/** The file's name, where a part's headers are those of a file of this field. */
function fileNameOf(headers: string, field: string): string | undefined {
  const disposition = dispositionOf(headers)
  if (nameOf(disposition) !== field) return undefined
  const [, encoded] = /[;\s]filename\*=UTF-8''([^;\s]+)/i.exec(disposition) ?? []
  if (encoded) return decoded(encoded)
  const [, text, word] = /[;\s]filename=(?:"((?:\\"|[^"])*)"|([^;\s]*))/i.exec(disposition) ?? []
  // Browsers write a quote as %22, other programs as \".
  return (text ?? word)?.replaceAll('\\"', '"').replace(/%22/g, '"')
}

const dispositionOf = (headers: string) => /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? ''

function nameOf(disposition: string): string | undefined {
  const [, quoted, plain] = /[;\s]name=(?:"([^"]*)"|([^;\s]*))/i.exec(disposition) ?? []
  return quoted ?? plain
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
