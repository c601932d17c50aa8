import type { Celda, Planilla } from '../../../src/domain/base/planilla.ts'
import { writeZip } from './escribir-zip.ts'

/**
 * The same list as a CSV has, as a spreadsheet's own file. A library for it takes fifty times as long as the CSV, which
 * would hold up everybody else meanwhile.
 */
export const writeXlsx = (planilla: Planilla): Buffer<ArrayBuffer> =>
  writeZip({ ...libro, 'xl/worksheets/sheet1.xml': hojaDe(planilla) })

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** By their place in the style sheet. */
const estilos = { NUMERO: 0, TEXTO: 1, TITULO: 2, FECHA: 3, FECHA_Y_HORA: 4 }

function hojaDe({ cabecera, filas }: Planilla): string {
  const letras = cabecera.map((_, i) => letraDe(i))
  const renglon = (fila: Celda[], i: number) =>
    `<row r="${i}">${fila.map((celda, j) => celdaDe(celda, `${letras[j]}${i}`)).join('')}</row>`
  const titulos = cabecera.map((titulo, j) => textoDe(titulo, `${letras[j]}1`, estilos.TITULO)).join('')
  return [
    `${XML}<worksheet xmlns="${HOJA_DE_CALCULO}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${cabecera.map((titulo, j) => columnaDe(j, titulo, filas)).join('')}</cols>`,
    `<sheetData><row r="1">${titulos}</row>${filas.map((fila, i) => renglon(fila, i + 2)).join('')}</sheetData></worksheet>`,
  ].join('')
}

/** 'A', 'Z', 'AA'. */
const letraDe = (i: number): string =>
  (i < 26 ? '' : letraDe(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26))

const ANCHO = { minimo: 8, maximo: 50 }

/** As wide as what it says: a date that has no room is shown as '####'. */
function columnaDe(j: number, titulo: string, filas: Celda[][]): string {
  let largo = Math.max(ANCHO.minimo, titulo.length)
  for (const fila of filas) largo = Math.max(largo, largoDe(fila[j] ?? null))
  return `<col min="${j + 1}" max="${j + 1}" width="${Math.min(ANCHO.maximo, largo) + 2}" customWidth="1"/>`
}

function largoDe(celda: Celda): number {
  if (typeof celda === 'string') return celda.length
  return typeof celda === 'number' ? String(celda).length : (celda?.escrita.length ?? 0)
}

function celdaDe(celda: Celda, lugar: string): string {
  if (celda === null || celda === '') return ''
  if (typeof celda === 'string') return textoDe(celda, lugar, estilos.TEXTO)
  if (typeof celda === 'number') return `<c r="${lugar}"><v>${celda}</v></c>`
  return `<c r="${lugar}" s="${estilos[celda.como ?? 'NUMERO']}"><v>${celda.numero}</v></c>`
}

const textoDe = (texto: string, lugar: string, estilo: number) =>
  `<c r="${lugar}" s="${estilo}" t="inlineStr"><is><t>${escaped(texto)}</t></is></c>`

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML admits none of them
const ESPECIALES = /[&<>\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const entidades: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (texto: string) => texto.replace(ESPECIALES, (letra) => entidades[letra] ?? '')

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const HOJA_DE_CALCULO = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006'
const RELACIONES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relaciones = (...cada: [tipo: string, archivo: string][]) =>
  `${XML}<Relationships xmlns="${PAQUETE}/relationships">${cada
    .map(([tipo, a], i) => `<Relationship Id="rId${i + 1}" Type="${RELACIONES}/${tipo}" Target="${a}"/>`)
    .join('')}</Relationships>`

/** One kind of cell: how its number is shown, and whether it is bold. */
const estilo = (formato: number, letra = 0) =>
  `<xf numFmtId="${formato}" fontId="${letra}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

/** '@' keeps a text as it is where somebody edits it; what a program offers for a date depends on where it stands. */
const formatos = { TEXTO: 49, FECHA: 164, FECHA_Y_HORA: 165 }

/** All but its sheet, the same of every one. */
const libro = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PAQUETE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TIPO}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/></Types>`,
  '_rels/.rels': relaciones(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${XML}<workbook xmlns="${HOJA_DE_CALCULO}" xmlns:r="${RELACIONES}"><sheets><sheet name="Lista" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relaciones(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': `${XML}<styleSheet xmlns="${HOJA_DE_CALCULO}"><numFmts count="2"><numFmt numFmtId="${formatos.FECHA}" formatCode="dd/mm/yyyy"/><numFmt numFmtId="${formatos.FECHA_Y_HORA}" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5">${[
    estilo(0),
    estilo(formatos.TEXTO),
    estilo(formatos.TEXTO, 1),
    estilo(formatos.FECHA),
    estilo(formatos.FECHA_Y_HORA),
  ].join('')}</cellXfs></styleSheet>`,
}
