import { MOST_PARTS } from './partes.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const TEM = 0x01

/** What a picture is drawn from: frames, tables, scans. */
const DIBUJO = new Set([
  ...[0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf],
  ...[SOS, 0xdb, 0xdc, 0xdd, 0xde, 0xdf],
])

/** The application's segments that say how the colours are to be read. */
const DE_COLOR = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
])

/** A JPEG with nothing but its picture, up to where that ends; nothing where it is not whole. */
export function jpegSinMetadatos(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined
  const partes = [bytes.subarray(0, 2)]
  for (let at = 2; at < bytes.length; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    const marca = bytes[at + 1]
    if (bytes[at] !== 0xff || marca === undefined || marca <= TEM) return undefined
    if (marca === EOI) return Buffer.concat([...partes, bytes.subarray(at, at + 2)])
    if (at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const next = marca === SOS ? endOfScan(bytes, end) : end
    if (partes.length > MOST_PARTS) return undefined
    if (isNeeded(marca, bytes.subarray(at + 4, end))) partes.push(bytes.subarray(at, next))
    at = next
  }
  return undefined
}

function isNeeded(marca: number, contenido: Buffer): boolean {
  const comienzo = DE_COLOR.get(marca)
  return comienzo ? contenido.toString('latin1').startsWith(comienzo) : DIBUJO.has(marca)
}

/** In a scan, FF is a byte of it where 00 follows, and so is a mark to start again. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
