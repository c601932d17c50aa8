import { createReadStream } from 'node:fs'
import { type TipoDeArchivo, tipoDeExtension } from '../../../src/domain/archivos/archivos.ts'
import { leidoEnUtf16 } from '../../../src/domain/base/csv.ts'
import { readComienzo } from './comienzo.ts'

export const DE_TEXTO = new Set(['txt', 'abc', 'md', 'markdown', 'csv'])
const LOOKED_AT = 64 * 1024

const PROGRAMA = /^\s*(?:#!|<\?php\b|<\?=|<%|@echo\b)/i
const PAGINA = /<(?:!doctype\s+html|html|head|body|script|iframe|(?:\w+:)?svg)\b|<\?xml-stylesheet\b/i
const DENTRO = /<\?|<%|^\s*(?:#!|@echo\b)/im
const XML = /^\s*<\?xml\b/i
const ANTES_DE_LA_RAIZ = /\s+|<\?xml[^>]*\?>|<!DOCTYPE\s+score-(?:partwise|timewise)\b[^>[]*>/iy
const COMENTARIO = '<!--'
const RAIZ = /<score-(?:partwise|timewise)\b/iy

/** Whether the root is one of MusicXML's, behind whatever may stand before it: read once, from left to right. */
function isMusicXml(texto: string): boolean {
  for (let at = 0; at < texto.length; ) {
    RAIZ.lastIndex = at
    if (RAIZ.test(texto)) return true
    const end = texto.startsWith(COMENTARIO, at) ? texto.indexOf('-->', at) + 3 : despuesDe(texto, at)
    if (end <= at) return false
    at = end
  }
  return false
}

function despuesDe(texto: string, at: number): number {
  ANTES_DE_LA_RAIZ.lastIndex = at
  return ANTES_DE_LA_RAIZ.test(texto) ? ANTES_DE_LA_RAIZ.lastIndex : 0
}

/** As far as readers of PDF look for where one begins. */
const ANTES_DE_PDF = 1024
/** Of a script, wherever it stands: a call of a function. */
const LLAMADA = /[\w$]\(/

/** Whether a PDF begins behind something else that is no page and no program: blank lines, what a printer is told. */
export async function isPdf(file: string): Promise<boolean> {
  const comienzo = await readComienzo(file, ANTES_DE_PDF)
  // Every other byte of UTF-16 is nothing: a page is one in it too.
  const antes = comienzo.slice(0, Math.max(0, comienzo.indexOf('%PDF-'))).replaceAll('\0', '')
  if (antes === '' || PROGRAMA.test(antes) || PAGINA.test(antes) || DENTRO.test(antes)) return false
  return hasControles(Buffer.from(antes, 'latin1')) || !LLAMADA.test(antes)
}

/** Of which kind a file is that no signature tells; nothing for a page, a program, or what is no text. */
export async function readTipoDeTexto(file: string, extension: string): Promise<TipoDeArchivo | undefined> {
  const inicio = await readInicio(file)
  if (inicio === undefined || PROGRAMA.test(inicio) || PAGINA.test(inicio)) return undefined
  if (isMusicXml(inicio)) return tipoDeExtension('xml')
  if (XML.test(inicio)) return undefined
  return tipoDeExtension(extension === '' ? 'txt' : DE_TEXTO.has(extension) ? extension : '')
}

/** The beginning of a text; nothing where anything in the file is no text. */
async function readInicio(file: string): Promise<string | undefined> {
  let inicio: Buffer | undefined
  for await (const trozo of createReadStream(file, { highWaterMark: LOOKED_AT })) {
    inicio ??= trozo as Buffer
    const enUtf16 = leidoEnUtf16(inicio)
    if (enUtf16 !== undefined) return hasControles(Buffer.from(enUtf16)) ? undefined : enUtf16
    if (hasControles(trozo as Buffer)) return undefined
  }
  return inicio && new TextDecoder().decode(inicio)
}

function hasControles(bytes: Buffer): boolean {
  for (const byte of bytes) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d) return true
  }
  return false
}
