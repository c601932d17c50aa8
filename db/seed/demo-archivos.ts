import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Tx } from '../client.ts'
import { archivos } from '../schema/archivos.ts'

/** Writes a file and gives its path. */
export type GuardaArchivo = (extension: string, contenido: Uint8Array) => string

export interface Contenido {
  extension: string
  tipo: string
  contenido: Uint8Array
  /** Without its extension. */
  nombre: string
  duracion_ms?: number
  picos?: string
}

/** As somebody uploaded it, and used it at once. */
export function insertArchivo(
  tx: Tx,
  guarda: GuardaArchivo,
  { extension, contenido, nombre, cuando, ...datos }: Contenido & { cuando: number; alumnoId?: number },
) {
  return tx
    .insert(archivos)
    .values({
      path: guarda(extension, contenido),
      nombre: `${nombre}.${extension}`,
      ...datos,
      bytes: contenido.length,
      sha256: createHash('sha256').update(contenido).digest('hex'),
      usado_en: cuando,
      created_at: cuando,
    })
    .returning({ id: archivos.id, path: archivos.path })
    .get()
}

/** A page with a line of text for each of these; in Latin-1, as PDF's own fonts are. */
export function pdfDe(lineas: string[]): Buffer {
  const texto = lineas
    .map((linea, i) => `${i === 0 ? '72 760 Td' : '0 -22 Td'} (${linea.replace(/[\\()]/g, '\\$&')}) Tj`)
    .join('\n')
  const contenido = `BT /F1 14 Tf\n${texto}\nET`
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${contenido.length} >>\nstream\n${contenido}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let pdf = '%PDF-1.4\n'
  const lugares = objetos.map((objeto, i) => {
    const lugar = pdf.length
    pdf += `${i + 1} 0 obj\n${objeto}\nendobj\n`
    return `${String(lugar).padStart(10, '0')} 00000 n \n`
  })
  const tabla = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares.join('')}`
  const cola = `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf + tabla + cola, 'latin1')
}

const ANCHO = 480
const ALTO = 160
const PRIMERA_LINEA = 40
const ENTRE_LINEAS = 20
const CABEZA = { ancho: 12, alto: 9 }

/** A staff with these notes on it; 0 is the lowest line, 1 the space above. */
export const pentagramaPng = (notas: number[]) =>
  pngDe(ANCHO, ALTO, (x, y) => (isTinta(x, y, notas) ? 30 : 255))

function isTinta(x: number, y: number, notas: number[]): boolean {
  const linea = (y - PRIMERA_LINEA) / ENTRE_LINEAS
  if (Number.isInteger(linea) && linea >= 0 && linea < 5) return true
  const i = Math.floor(x / (ANCHO / notas.length))
  const centroX = (i + 0.5) * (ANCHO / notas.length)
  const centroY = PRIMERA_LINEA + 4 * ENTRE_LINEAS - ((notas[i] ?? 0) * ENTRE_LINEAS) / 2
  const enCabeza = ((x - centroX) / CABEZA.ancho) ** 2 + ((y - centroY) / CABEZA.alto) ** 2 <= 1
  const enPlica = Math.abs(x - centroX - CABEZA.ancho) <= 1 && y <= centroY && y >= centroY - 55
  return enCabeza || enPlica
}

const LADO = 320
const EJE = LADO / 2

/** A guitar from the front, on a dark ground. */
export const guitarraPng = () => pngDe(LADO, LADO, tonoDeGuitarra)

function tonoDeGuitarra(x: number, y: number): number {
  const ancho = Math.abs(x - EJE)
  const enDisco = (centro: number, radio: number) => Math.hypot(ancho, y - centro) <= radio
  const enCuerda = y > 24 && y < 262 && ancho < 13 && Math.round(ancho) % 5 === 2
  if (enCuerda) return 250
  if (enDisco(178, 26) || (y > 256 && y < 266 && ancho < 34)) return 40
  const enTraste = ancho < 15 && y > 50 && y < 150 && y % 16 < 2
  if (enTraste) return 200
  if ((ancho < 15 && y < 150) || (ancho < 24 && y < 44)) return y > 8 ? 95 : 60
  return enDisco(170, 62) || enDisco(236, 76) ? 190 : 60
}

/** In shades of grey: 0 is black, 255 white. */
function pngDe(ancho: number, alto: number, tonoEn: (x: number, y: number) => number): Buffer {
  const cabecera = Buffer.alloc(13)
  cabecera.writeUInt32BE(ancho, 0)
  cabecera.writeUInt32BE(alto, 4)
  // Eight bits of grey for each pixel.
  cabecera[8] = 8
  const filas = Array.from({ length: alto }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: ancho }, (_, x) => tonoEn(x, y))]),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    trozo('IHDR', cabecera),
    trozo('IDAT', deflateSync(Buffer.concat(filas))),
    trozo('IEND', Buffer.alloc(0)),
  ])
}

function trozo(tipo: string, datos: Buffer): Buffer {
  const cuerpo = Buffer.concat([Buffer.from(tipo), datos])
  const borde = Buffer.alloc(8)
  borde.writeUInt32BE(datos.length, 0)
  borde.writeUInt32BE(crc32(cuerpo), 4)
  return Buffer.concat([borde.subarray(0, 4), cuerpo, borde.subarray(4)])
}
