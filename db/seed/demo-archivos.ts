import { crc32, deflateSync } from 'node:zlib'

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

/** A staff with these notes on it, as a black and white picture; 0 is the lowest line, 1 the space above. */
export function pentagramaPng(notas: number[]): Buffer {
  const cabecera = Buffer.alloc(13)
  cabecera.writeUInt32BE(ANCHO, 0)
  cabecera.writeUInt32BE(ALTO, 4)
  // Eight bits of grey for each pixel.
  cabecera[8] = 8
  const filas = Array.from({ length: ALTO }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: ANCHO }, (_, x) => (isTinta(x, y, notas) ? 30 : 255))]),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    trozo('IHDR', cabecera),
    trozo('IDAT', deflateSync(Buffer.concat(filas))),
    trozo('IEND', Buffer.alloc(0)),
  ])
}

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

function trozo(tipo: string, datos: Buffer): Buffer {
  const cuerpo = Buffer.concat([Buffer.from(tipo), datos])
  const borde = Buffer.alloc(8)
  borde.writeUInt32BE(datos.length, 0)
  borde.writeUInt32BE(crc32(cuerpo), 4)
  return Buffer.concat([borde.subarray(0, 4), cuerpo, borde.subarray(4)])
}
