import { createReadStream } from 'node:fs'
import { fileTypeFromBlob } from 'file-type'
import {
  COMO_ENVIARLO,
  extensionDe,
  type TipoDeArchivo,
  tipoDeExtension,
} from '../../../src/domain/archivos/archivos.ts'
import { readComienzo } from './comienzo.ts'
import { tipoPorConvertir } from './errors.ts'
import { contenidoDe } from './pistas.ts'
import { DE_TEXTO, isPdf, readTipoDeTexto } from './textos.ts'

/** What file-type calls otherwise than we do. */
const OTROS_NOMBRES: Record<string, string> = {
  apng: 'png',
  oga: 'ogg',
  opus: 'ogg',
  spx: 'ogg',
}
const DE_FIRMA = new Set([
  ...['png', 'jpg', 'gif', 'webp', 'pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  ...['mp3', 'aac', 'amr', 'caf', 'ogg', 'wav', 'flac', 'mid', 'zip'],
])
/** What holds film and sound, or either: as which film it is kept, where there is one. */
const FILMS: Record<string, string> = {
  ...{ webm: 'webm', mov: 'mov', '3gp': '3gp', '3g2': '3gp' },
  ...{
    mp4: 'mp4',
    m4v: 'mp4',
    f4v: 'mp4',
    f4p: 'mp4',
    m4a: 'mp4',
    m4b: 'mp4',
    m4p: 'mp4',
    f4a: 'mp4',
    f4b: 'mp4',
  },
}
/** Where its tracks can't be told, its brand says that it is sound. */
const DE_SONIDO = new Set(['m4a', 'm4b', 'm4p', 'f4a', 'f4b'])
/** Packed as a zip; only their names tell them from any other. */
const DENTRO_DE_ZIP = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'mxl', 'mscz'])

/**
 * Of which kind a file is, by its content; nothing for what is not allowed, and of what can be had in another form it
 * throws what to do. Its name only tells apart what looks alike.
 */
export async function readTipo(file: string, nombre: string): Promise<TipoDeArchivo | undefined> {
  // Not `fileTypeFromFile`: it loads a package at run time, which a compiled program does not carry.
  const encontrado = (await fileTypeFromBlob(Bun.file(file)))?.ext ?? ''
  const firma = OTROS_NOMBRES[encontrado] ?? encontrado
  const extension = extensionDe(nombre)
  if (firma === 'heic' || firma === 'rtf') throw tipoPorConvertir(COMO_ENVIARLO[firma])
  if (firma === 'cfb') return readTipoDeOffice(file, extension)
  if (firma === 'zip' && DENTRO_DE_ZIP.has(extension)) return tipoDeExtension(extension)
  if (firma === 'ogv') return tipoDeExtension('ogv')
  if (firma in FILMS) return readTipoDeMedio(file, firma)
  if (DE_FIRMA.has(firma)) return tipoDeExtension(firma)
  if (extension === 'weba' && (await startsLike('webm', file))) return readTipoDeMedio(file, 'webm')
  if (await startsLike(extension, file)) return tipoDeExtension(extension)
  if (firma === 'aif' && (await isAiff(file))) return tipoDeExtension('aiff')
  // A text may happen to begin as some binary file does: 'BM', 'FORM'.
  const deTexto = await readTipoDeTexto(file, extension)
  if (deTexto && DE_TEXTO.has(extension)) return deTexto
  return firma === '' && (await isPdf(file)) ? tipoDeExtension('pdf') : deTexto
}

/** By its tracks: what a telephone records as sound has the brand of a film. */
async function readTipoDeMedio(file: string, firma: string): Promise<TipoDeArchivo | undefined> {
  const isWebm = firma === 'webm'
  const contenido = await contenidoDe(file, isWebm ? 'webm' : 'mp4')
  if (contenido === 'sonido' || (!contenido && DE_SONIDO.has(firma)))
    return tipoDeExtension(isWebm ? 'weba' : 'm4a')
  return tipoDeExtension(FILMS[firma] ?? '')
}

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
  return (await readComienzo(file, comienzo.length)) === comienzo
}

/** Other files, and a text that begins with 'FORMULARIO', have the same first letters. */
const isAiff = async (file: string) => /^FORM[\s\S]{4}AIF[FC]$/.test(await readComienzo(file, 12))

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
