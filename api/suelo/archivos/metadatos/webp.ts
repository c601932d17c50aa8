import { MOST_PARTS } from './partes.ts'

/** What a picture is drawn from, moving ones too. */
const DIBUJO = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** In VP8X, that there are EXIF and XMP. */
const CON_METADATOS = 0x08 | 0x04
const CABECERA = 12

/** A WebP with nothing but its picture; nothing where it is not whole. */
export function webpSinMetadatos(bytes: Buffer): Buffer | undefined {
  if (bytes.length < CABECERA || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined
  const total = bytes.readUInt32LE(4) + 8
  if (total > bytes.length) return undefined
  const partes: Buffer[] = []
  for (let at = CABECERA; at + 8 <= total; ) {
    const tipo = bytes.toString('latin1', at, at + 4)
    const largo = bytes.readUInt32LE(at + 4)
    // Each begins at an even place.
    const end = at + 8 + largo + (largo % 2)
    if (end > total) return undefined
    if (partes.length > MOST_PARTS) return undefined
    if (DIBUJO.has(tipo)) partes.push(sinAviso(tipo, bytes.subarray(at, end)))
    at = end
  }
  return partes.length > 0 ? conCabecera(Buffer.concat(partes)) : undefined
}

function sinAviso(tipo: string, parte: Buffer): Buffer {
  if (tipo !== 'VP8X' || parte.length <= 8) return parte
  const copia = Buffer.from(parte)
  copia[8] = (copia[8] ?? 0) & ~CON_METADATOS
  return copia
}

function conCabecera(contenido: Buffer): Buffer {
  const cabecera = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  cabecera.writeUInt32LE(contenido.length + 4, 4)
  return Buffer.concat([cabecera, contenido])
}
