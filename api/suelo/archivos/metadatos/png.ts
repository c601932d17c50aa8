import { MOST_PARTS } from './partes.ts'

const FIRMA = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** What a picture is drawn from, moving ones too. */
const DIBUJO = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'bKGD', 'pHYs'],
])

/** A PNG with nothing but its picture, up to where that ends; nothing where it is not whole. */
export function pngSinMetadatos(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, FIRMA.length).equals(FIRMA)) return undefined
  const partes: Buffer[] = [FIRMA]
  for (let at = FIRMA.length; at + 12 <= bytes.length; ) {
    const tipo = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    if (partes.length > MOST_PARTS) return undefined
    if (DIBUJO.has(tipo)) partes.push(bytes.subarray(at, end))
    if (tipo === 'IEND') return Buffer.concat(partes)
    at = end
  }
  return undefined
}
