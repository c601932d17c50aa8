import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { enableLog, LOG_OFF, VerovioToolkit } from 'verovio/esm'
import createVerovioModule from 'verovio/wasm'
import { ARCHIVO_DE_NOTAS, archivoDePagina } from './carpeta.ts'
import { type Fuente, Ilegible, readFuente } from './fuente.ts'
import { paginaDe } from './svg.ts'

const PAGINAS = 40
/** In tenths of a point of its own: a telephone's width, which five lines cross at a size that is read. */
const ANCHO = 1000
const MARGEN = 20
const opciones = {
  pageWidth: ANCHO,
  pageHeight: 2 * ANCHO,
  // Where a brace stands.
  pageMarginLeft: 2 * MARGEN,
  pageMarginRight: MARGEN,
  pageMarginTop: MARGEN,
  pageMarginBottom: MARGEN,
  scale: 100,
  adjustPageHeight: true,
  // Some bars are as large as the place that they are seen in.
  adjustPageWidth: true,
  breaks: 'auto',
  header: 'none',
  footer: 'none',
  svgViewBox: true,
  svgFormatRaw: true,
  svgRemoveXlink: true,
  smuflTextFont: 'none',
}

/** With the program around it, less than the 400 MB that a drawing may take. */
const MEMORIA = 256 * 1024 * 1024

/** Leaves a score's pages, and what is played of it, in a folder, and says how many they are; for a process of its own, which may end of it. */
export async function writePaginas(fuente: Uint8Array, carpeta: string): Promise<number> {
  const { paginas, midi } = await drawFuente(await readFuente(Buffer.from(fuente)))
  for (const [i, svg] of paginas.entries())
    writeFileSync(join(carpeta, archivoDePagina(i + 1)), gzipSync(svg, { level: 9 }))
  writeFileSync(join(carpeta, ARCHIVO_DE_NOTAS), midi)
  return paginas.length
}

async function drawFuente({ forma, texto }: Fuente): Promise<{ paginas: string[]; midi: Buffer }> {
  abierto ??= openVerovio()
  const verovio = await abierto
  verovio.setOptions({ ...opciones, inputFrom: forma })
  if (!verovio.loadData(texto)) throw new Ilegible('not read')
  const cuantas = verovio.getPageCount()
  if (cuantas > PAGINAS) throw new Ilegible('too long')
  const paginas = Array.from({ length: cuantas }, (_, i) => paginaDe(verovio.renderToSVG(i + 1)))
  if (paginas.every(({ notas }) => notas === 0)) throw new Ilegible('no note')
  return { paginas: paginas.map(({ svg }) => svg), midi: Buffer.from(verovio.renderToMIDI(), 'base64') }
}

let abierto: Promise<VerovioToolkit> | undefined

async function openVerovio(): Promise<VerovioToolkit> {
  limitMemory()
  const verovio = await createVerovioModule()
  enableLog(LOG_OFF, verovio)
  return new VerovioToolkit(verovio)
}

/** It asks for more as it needs it, and takes a refusal for the end of the memory. */
function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > MEMORIA) throw new RangeError('too much')
    return grow.call(this, pages)
  }
}
