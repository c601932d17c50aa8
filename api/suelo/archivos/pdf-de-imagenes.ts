import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** What a PDF takes as it is. */
export const vaEnPdf = (mime: string): boolean => mime === 'image/jpeg' || mime === 'image/png'

/** Of an A4 page, in points. */
const CORTO = 595.28
const LARGO = 841.89
/** So much waits to be taken before another image is read. */
const MOST_WAITING = 1024 * 1024

interface Abierta {
  width: number
  height: number
  /** As EXIF says it: from 5 on it lies on its side. */
  orientation?: number
}

/** Images as a PDF, each on a page of its own, upright; one is read at a time. */
export async function openPdf(imagenes: readonly string[]): Promise<Readable> {
  const { default: PDFDocument } = await import('pdfkit')
  // Nothing is written in it.
  const hoja = new PDFDocument({ autoFirstPage: false, margin: 0, font: null as never })
  const lector = hoja as typeof hoja & { openImage: (bytes: Buffer) => Abierta }
  const draw = async () => {
    for (const file of imagenes) {
      const leida = lector.openImage(readFileSync(file))
      const isAncha = leida.width > leida.height !== (leida.orientation ?? 1) > 4
      const [ancho, alto] = isAncha ? ([LARGO, CORTO] as const) : ([CORTO, LARGO] as const)
      hoja.addPage({ size: [ancho, alto], margin: 0 })
      hoja.image(leida as never, 0, 0, { fit: [ancho, alto], align: 'center', valign: 'center' })
      while (hoja.readableLength > MOST_WAITING) await wait(5)
      // The bytes of those before would stay until much more is taken.
      Bun.gc(true)
    }
    hoja.end()
  }
  draw().catch((error) => hoja.destroy(error as Error))
  return hoja as unknown as Readable
}
