import { encode } from 'uqr'
import { readFuentes } from './letras.ts'

/** All in points, of which an inch has 72. */
export const MARGEN = 50
export const ANCHO = 595.28
export const ALTO = 841.89
export const ANCHO_UTIL = ANCHO - 2 * MARGEN

interface Datos {
  titulo: string
  /** YYYY-MM-DD: the file says it was made then, whenever it is. */
  fecha: string
}

/** An A4 page to write on; the same that is written gives the same bytes, on any machine at any time. */
export async function createHoja({ titulo, fecha }: Datos) {
  // Half a second of work and 20 MB, which only who makes a document needs.
  const { default: PDFDocument } = await import('pdfkit')
  const [fuente, negrita] = await readFuentes()
  const hecha = new Date(`${fecha}T00:00:00Z`)
  const hoja = new PDFDocument({
    size: 'A4',
    margin: MARGEN,
    bufferPages: true,
    font: fuente as never,
    info: { Title: titulo, CreationDate: hecha, ModDate: hecha },
  })
  hoja.registerFont('normal', fuente as never).registerFont('negrita', negrita as never)
  return hoja
}

export type Hoja = Awaited<ReturnType<typeof createHoja>>

/** Writes it to its end. */
export async function bytesDe(hoja: Hoja): Promise<Buffer> {
  const partes: Buffer[] = []
  hoja.on('data', (parte: Buffer) => partes.push(parte))
  const terminada = new Promise<void>((resolve, reject) => {
    hoja.on('end', resolve)
    hoja.on('error', reject)
  })
  hoja.end()
  await terminada
  return Buffer.concat(partes)
}

export function drawQr(hoja: Hoja, texto: string, lugar: { x: number; y: number; lado: number }): void {
  const { data } = encode(texto, { ecc: 'M', border: 0 })
  const modulo = lugar.lado / data.length
  for (const [fila, modulos] of data.entries()) {
    for (const [columna, isDark] of modulos.entries()) {
      if (isDark) hoja.rect(lugar.x + columna * modulo, lugar.y + fila * modulo, modulo, modulo)
    }
  }
  hoja.fill('black')
}

/** The institution's logo and name, and what the document is. */
export async function drawMembrete(
  hoja: Hoja,
  institucion: string,
  titulo: string,
  logo: Uint8Array | null,
): Promise<void> {
  const conLogo = logo !== null && (await drawLogo(hoja, logo))
  const x = conLogo ? MARGEN + 60 : MARGEN
  const width = ANCHO - MARGEN - x
  hoja.font('normal').fontSize(11).text(institucion, x, MARGEN, { width })
  hoja
    .font('negrita')
    .fontSize(18)
    .text(titulo, x, hoja.y + 2, { width })
  hoja.x = MARGEN
  hoja.y = Math.max(hoja.y, conLogo ? MARGEN + 48 : 0) + 10
}

/** Of more a small file may say that it has them, and nobody sees them on paper. */
const PIXELES = { maxPixels: 5000 * 5000 }
const LADO = 600

/** Whether it could be: a year is closed with a logo that nobody can read, too. A page takes no WebP. */
async function drawLogo(hoja: Hoja, bytes: Uint8Array): Promise<boolean> {
  try {
    const imagen = new Bun.Image(bytes, PIXELES).resize(LADO, LADO, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    hoja.image(Buffer.from(await imagen.png().bytes()), MARGEN, MARGEN, { fit: [48, 48] })
    return true
  } catch {
    return false
  }
}

/** 'Cátedra: Armonía', one below the other. */
export function drawDatos(hoja: Hoja, datos: readonly (readonly [string, string])[]): void {
  hoja.fontSize(10.5)
  for (const [nombre, valor] of datos) {
    hoja.font('negrita').text(`${nombre}: `, { continued: true }).font('normal').text(valor)
  }
}

/** At the foot of each page: where it is checked, and which one it is. */
export function drawPies(hoja: Hoja, texto: string): void {
  const { start, count } = hoja.bufferedPageRange()
  for (let pagina = start; pagina < start + count; pagina++) {
    hoja.switchToPage(pagina)
    // What is below the margin would begin another page.
    hoja.page.margins.bottom = 0
    const y = ALTO - MARGEN + 14
    hoja.font('normal').fontSize(8.5).fillColor('#444444')
    hoja.text(texto, MARGEN, y, { width: ANCHO_UTIL - 80 })
    const cual = `Página ${pagina + 1} de ${count}`
    hoja.text(cual, MARGEN, y, { width: ANCHO_UTIL, align: 'right', lineBreak: false })
    hoja.fillColor('black')
  }
}
