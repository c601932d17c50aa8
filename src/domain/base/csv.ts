import type { Celda, Planilla } from './planilla.ts'

/** A line of a table, by its place in the file: the first one is 1. */
export interface Renglon {
  numero: number
  celdas: string[]
}

const BOM = '\uFEFF'

/** What a spreadsheet saves: UTF-8, UTF-16 with its mark, or else what Windows calls Latin-1. */
export function decode(bytes: Uint8Array): string {
  const enUtf16 = leidoEnUtf16(bytes)
  if (enUtf16 !== undefined) return enUtf16
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Nothing where they don't begin with the mark of UTF-16. */
export function leidoEnUtf16(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return undefined
}

/** A spreadsheet's own file, an image …: no text that somebody wrote holds a null character. */
export function isBinary(texto: string): boolean {
  return texto.includes('\0')
}

/** The line with which a CSV may tell a spreadsheet its separator. */
const SEPARADOR_DICHO = /^sep=([,;\t])(?=[\r\n])/i

/**
 * Reads a CSV (',' or ';') or a table that was pasted (tabs); lines that say nothing are left out. `countTitulos` says how
 * many of a line's cells are headings: what stands above those may have more of another separator.
 */
export function readCsv(texto: string, countTitulos: (celdas: string[]) => number = () => 0): Renglon[] {
  const limpio = texto.startsWith(BOM) ? texto.slice(BOM.length) : texto
  const [linea = '', dicho] = SEPARADOR_DICHO.exec(limpio) ?? []
  return split(limpio.slice(linea.length), dicho ?? separadorDe(limpio, countTitulos))
    .map((celdas, posicion) => ({ numero: posicion + 1, celdas: celdas.map(sinApostrofo) }))
    .filter(({ celdas }) => celdas.some((celda) => celda !== ''))
}

/** A list may have a title of its own, and more, above its headings. */
export const RENGLONES_DE_CABECERA = 10

/** The one by which the first lines have most headings or, if they have none, the first line has most cells. */
function separadorDe(texto: string, countTitulos: (celdas: string[]) => number): string {
  const lineas = texto.trimStart().split(/\r\n|\r|\n/, RENGLONES_DE_CABECERA)
  const [mejor] = [';', '\t', ',']
    .map((separador) => {
      const renglones = split(lineas.join('\n'), separador)
      const titulos = Math.max(...renglones.map(countTitulos))
      return { separador, titulos, celdas: renglones[0]?.length ?? 0 }
    })
    .toSorted((una, otra) => otra.titulos - una.titulos || otra.celdas - una.celdas)
  return mejor?.separador ?? ';'
}

function split(texto: string, separador: string): string[][] {
  const renglones: string[][] = []
  let celdas: string[] = []
  const entreComillas = /"([^"]*(?:""[^"]*)*)"/y
  const simple = new RegExp(`[^${separador === '\t' ? '\\t' : separador}\\r\\n]*`, 'y')
  let i = 0
  while (i <= texto.length) {
    const conComillas = texto[i] === '"' ? coincide(entreComillas, texto, i) : null
    const leida = conComillas ?? coincide(simple, texto, i)
    const entera = leida?.[0] ?? ''
    i += entera.length
    // What stands after the closing quote belongs to no cell that a spreadsheet writes; it is kept.
    const resto = conComillas ? (coincide(simple, texto, i)?.[0] ?? '') : ''
    i += resto.length
    celdas.push(`${conComillas?.[1]?.replaceAll('""', '"') ?? entera}${resto}`.trim())
    if (texto[i] === separador) {
      i++
      continue
    }
    renglones.push(celdas)
    celdas = []
    i += texto.startsWith('\r\n', i) ? 2 : 1
  }
  return renglones
}

function coincide(patron: RegExp, texto: string, desde: number): RegExpExecArray | null {
  patron.lastIndex = desde
  return patron.exec(texto)
}

const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
/** A telephone, which a spreadsheet would read as a number, without its zero. */
const CON_CERO = /^0\d[\d.]*$/

const seMarca = (texto: string) => FORMULA.test(texto) || CON_CERO.test(texto)

/** Undoes what `writeCsv` does, so that a list which was exported can be imported again. */
function sinApostrofo(celda: string): string {
  return celda.startsWith("'") && seMarca(celda.slice(1)) ? celda.slice(1) : celda
}

/**
 * A CSV that spreadsheets in Spanish open as it is: '33,33' is a number there, '33.33' a text; a text that would be run as a
 * formula, or lose its zero, is marked as text.
 */
export function writeCsv({ cabecera, filas }: Omit<Planilla, 'nombre'>): string {
  return `${BOM}${[cabecera, ...filas].map((fila) => `${fila.map(celdaDe).join(';')}\r\n`).join('')}`
}

function celdaDe(valor: Celda): string {
  if (valor === null) return ''
  if (typeof valor === 'number') return String(valor).replace('.', ',')
  if (typeof valor === 'object') return valor.escrita
  const texto = seMarca(valor) ? `'${valor}` : valor
  return /[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
}
