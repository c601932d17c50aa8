import { createReadStream } from 'node:fs'
import { fileTypeFromBlob } from 'file-type'
import { extensionDe, type TipoDeArchivo, tipoDeExtension } from '../../../src/domain/archivos.ts'
import { leidoEnUtf16 } from '../../../src/domain/csv.ts'
import { isSoloSonido } from './pistas.ts'

/** What file-type calls otherwise than we do. */
const OTROS_NOMBRES: Record<string, string> = {
  apng: 'png',
  oga: 'ogg',
  opus: 'ogg',
  spx: 'ogg',
  m4v: 'mp4',
  m4b: 'm4a',
}
const DE_FIRMA = new Set([
  ...['png', 'jpg', 'gif', 'webp', 'pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  ...['mp3', 'm4a', 'ogg', 'ogv', 'wav', 'flac', 'mid', 'mov', 'zip'],
])
/** Packed as a zip; only their names tell them from any other. */
const DENTRO_DE_ZIP = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'mxl', 'mscz'])

/** Of which kind a file is, by its content; nothing for what is not allowed. Its name only tells apart what looks alike. */
export async function readTipo(file: string, nombre: string): Promise<TipoDeArchivo | undefined> {
  // Not `fileTypeFromFile`: it loads a package at run time, which a compiled program does not carry.
  const encontrado = (await fileTypeFromBlob(Bun.file(file)))?.ext ?? ''
  const firma = OTROS_NOMBRES[encontrado] ?? encontrado
  const extension = extensionDe(nombre)
  if (firma === 'cfb') return readTipoDeOffice(file, extension)
  if (firma === 'zip' && DENTRO_DE_ZIP.has(extension)) return tipoDeExtension(extension)
  if (firma === 'ogv') return tipoDeExtension('ogv')
  if (firma === 'webm' || firma === 'mp4') return readTipoDeMedio(file, firma)
  if (DE_FIRMA.has(firma)) return tipoDeExtension(firma)
  if (extension === 'weba' && (await startsLike('webm', file))) return readTipoDeMedio(file, 'webm')
  if (await startsLike(extension, file)) return tipoDeExtension(extension)
  // A text may happen to begin as some binary file does: 'BM', 'II*'.
  return readTipoDeTexto(file, extension)
}

/** The same container holds film, and sound alone: what a browser records. */
async function readTipoDeMedio(file: string, contenedor: 'webm' | 'mp4'): Promise<TipoDeArchivo | undefined> {
  const isSonido = await isSoloSonido(file, contenedor)
  return tipoDeExtension(isSonido ? DE_SONIDO[contenedor] : contenedor)
}

const DE_SONIDO = { webm: 'weba', mp4: 'm4a' }

/**
 * By how they begin: file-type reads on, and says nothing of a file that was cut short, nor of one whose tag is
 * followed by room, as editors of tags leave it.
 */
const COMIENZOS: Record<string, string> = {
  png: '\x89PNG\r\n\x1a\n',
  mp3: 'ID3',
  ogg: 'OggS',
  webm: '\x1a\x45\xdf\xa3',
}

async function startsLike(extension: string, file: string): Promise<boolean> {
  const comienzo = COMIENZOS[extension]
  if (!comienzo) return false
  const bytes = await Bun.file(file).slice(0, comienzo.length).bytes()
  return Buffer.from(bytes).toString('latin1') === comienzo
}

const CORRIENTES = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
] as const
/** The classes of Windows Installer's files: packages, patches, transforms. */
const INSTALADORES = [0x84, 0x86, 0x82].map((clase) =>
  Buffer.from([clase, 0x10, 0x0c, ...Array(5).fill(0), 0xc0, ...Array(6).fill(0), 0x46]),
)
const LONGEST_NAME = 2 * 'PowerPoint Document'.length

/**
 * Old Office files are told by the streams that they hold, or by their name where none is found; an installer is the
 * same container.
 */
async function readTipoDeOffice(file: string, extension: string): Promise<TipoDeArchivo | undefined> {
  // Each name ends with a null, and what stands before it in the directory is one as well.
  const nombres = CORRIENTES.map(([nombre, ext]) => [Buffer.from(`${nombre}\0`, 'utf16le'), ext] as const)
  let anterior: Buffer = Buffer.alloc(0)
  for await (const trozo of createReadStream(file)) {
    const bytes = Buffer.concat([anterior, trozo as Buffer])
    const [, ext] = nombres.find(([nombre]) => bytes.includes(nombre)) ?? []
    if (ext) return tipoDeExtension(ext)
    if (INSTALADORES.some((clase) => bytes.includes(clase))) return undefined
    anterior = bytes.subarray(-LONGEST_NAME)
  }
  return CORRIENTES.some(([, ext]) => ext === extension) ? tipoDeExtension(extension) : undefined
}

const DE_TEXTO = new Set(['txt', 'md', 'markdown', 'csv'])
const LOOKED_AT = 64 * 1024

const PROGRAMA = /^\s*(?:#!|<\?php\b|<\?=|<%|@echo\b)/i
const PAGINA = /<(?:!doctype\s+html|html|head|body|script|iframe|(?:\w+:)?svg)\b|<\?xml-stylesheet\b/i
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

/** Of which kind a file is that no signature tells; nothing for a page, a program, or what is no text. */
async function readTipoDeTexto(file: string, extension: string): Promise<TipoDeArchivo | undefined> {
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
