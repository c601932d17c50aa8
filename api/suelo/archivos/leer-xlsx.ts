import { makeZip } from 'client-zip'
import { type CellValue, readSheet, SheetNotFoundError } from 'read-excel-file/universal'
import { AppError } from '../plugins/app-error.ts'
import { archivoGrande } from '../subidas/errors.ts'
import { readZip, ZipGrande, ZipIlegible } from './leer-zip.ts'

const MAXIMO_DESEMPACADO = 40 * 1024 * 1024
/** Rows by columns: every row is filled up to the last column of any, and a million cells take 600 MB. */
const CELDAS_MAXIMO = 400_000
const ULTIMA_FILA = 1_048_576

export const planillaNoAdmitida = () => new AppError(415, 'tipo_no_admitido', 'Guárdala como .xlsx o CSV.')

/** A zip, as .xlsx and .ods are, or the container of .xls and of whatever has a password. */
export const isDeOficina = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 2) === 'PK' || bytes.toString('hex', 0, 4) === 'd0cf11e0'

/** The rows of the first sheet that has any, each at its own place; cells as the text that a CSV would have. */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  try {
    const xlsx = await unpacked(bytes)
    for (let hoja = 1; ; hoja++) {
      const filas = await readSheet(xlsx, hoja)
      if (filas.length > 0) return filas.map((celdas) => celdas.map(textoDe))
    }
  } catch (error) {
    if (error instanceof SheetNotFoundError) return []
    if (error instanceof ZipGrande) throw archivoGrande(MAXIMO_DESEMPACADO)
    if (error instanceof AppError) throw error
    throw planillaNoAdmitida()
  }
}

/** Only what is read of it, packed plainly: nothing is left for the library to blow up. */
async function unpacked(bytes: Buffer): Promise<ArrayBuffer> {
  const archivos = await readZip(bytes, {
    maximo: MAXIMO_DESEMPACADO,
    isWanted: (nombre) => /\.(?:xml|rels)$/.test(nombre),
  })
  const isDeMacros = archivos.get('[Content_Types].xml')?.includes('macroEnabled') ?? true
  if (isDeMacros || !archivos.has('xl/workbook.xml')) throw new ZipIlegible()
  for (const [nombre, contenido] of archivos) {
    if (nombre.includes('/worksheets/'))
      archivos.set(nombre, Buffer.from(conLugares(contenido.toString('utf8'))))
  }
  const entradas = [...archivos].map(([name, input]) => ({ name, input: new Uint8Array(input) }))
  return new Response(makeZip(entradas)).arrayBuffer()
}

const ETIQUETA = /<((?:\w+:)?(row|c))(\s[^>]*?)?(\/?)>/g
const LUGAR = /\sr=["']([A-Z]*)(\d+)["']/

/**
 * Each row and cell with its place, which some programs leave out: it is the next one. A few letters can say that a cell
 * stands a million rows further down.
 */
function conLugares(hoja: string): string {
  let [fila, columna, filas, columnas] = [0, 0, 0, 0]
  const puesta = hoja.replace(ETIQUETA, (todo, nombre, que, atributos = '', cierre) => {
    const [, letras = '', dicha] = LUGAR.exec(atributos) ?? []
    if (dicha) fila = Number(dicha)
    else if (que === 'row') fila++
    if (fila > ULTIMA_FILA) throw new ZipIlegible()
    if (que === 'row') columna = 0
    else columna = letras ? columnaDe(letras) : columna + 1
    if (que === 'c' && !cierre) {
      filas = Math.max(filas, fila)
      columnas = Math.max(columnas, columna)
    }
    return dicha ? todo : `<${nombre} r="${letrasDe(columna)}${fila}"${atributos}${cierre}>`
  })
  if (filas * columnas > CELDAS_MAXIMO) throw new ZipGrande()
  return puesta
}

const columnaDe = (letras: string) =>
  [...letras].reduce((numero, letra) => numero * 26 + letra.charCodeAt(0) - 64, 0)

/** 'AB' of 28; nothing of none. */
const letrasDe = (columna: number): string =>
  columna === 0
    ? ''
    : letrasDe(Math.floor((columna - 1) / 26)) + String.fromCharCode(65 + ((columna - 1) % 26))

function textoDe(valor: CellValue | null): string {
  if (valor === null) return ''
  if (valor instanceof Date) return valor.toISOString().slice(0, 10)
  return typeof valor === 'number' ? cifrasDe(valor) : String(valor)
}

/** As a sheet shows it, of fifteen digits; a fraction of three would be read as thousands. */
function cifrasDe(valor: number): string {
  const cifras = String(Number(valor.toPrecision(15)))
  return /\.\d{3}$/.test(cifras) ? `${cifras}0` : cifras
}
