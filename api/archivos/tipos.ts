import { createReadStream } from 'node:fs'
import { fileTypeFromBlob } from 'file-type'
import { extensionDe, type TipoDeArchivo, tipoDeExtension } from '../../src/domain/archivos.ts'
import { readTipoDeTexto } from './textos.ts'

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
  ...['mp3', 'm4a', 'ogg', 'ogv', 'wav', 'flac', 'mid', 'mp4', 'webm', 'mov', 'zip'],
])
/** Packed as a zip; only their names tell them from any other. */
const DENTRO_DE_ZIP = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'mxl', 'mscz'])

/** Of which kind a file is, by its content; nothing for what is not allowed. Its name only tells apart what looks alike. */
export async function readTipo(file: string, nombre: string): Promise<TipoDeArchivo | undefined> {
  // Not `fileTypeFromFile`: it loads a package at run time, which a compiled program does not carry.
  const encontrado = (await fileTypeFromBlob(Bun.file(file)))?.ext ?? ''
  const firma = OTROS_NOMBRES[encontrado] ?? encontrado
  const extension = extensionDe(nombre)
  if (firma === 'cfb') return readTipoDeOffice(file)
  if (firma === 'zip' && DENTRO_DE_ZIP.has(extension)) return tipoDeExtension(extension)
  if (firma === 'ogv') return tipoDeExtension('ogv')
  if (DE_FIRMA.has(firma)) return tipoDeExtension(firma)
  // file-type looks for the sound right after the tag, and editors of tags leave room there.
  if (extension === 'mp3' && (await Bun.file(file).slice(0, 4).text()).startsWith('ID3')) {
    return tipoDeExtension('mp3')
  }
  // A text may happen to begin as some binary file does: 'BM', 'II*'.
  return readTipoDeTexto(file, extension)
}

const CORRIENTES = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
] as const
const LONGEST_NAME = 2 * 'PowerPoint Document'.length

/** Old Office files are told by the streams that they hold; an installer is the same container with others. */
async function readTipoDeOffice(file: string): Promise<TipoDeArchivo | undefined> {
  // Each name ends with a null, and what stands before it in the directory is one as well.
  const nombres = CORRIENTES.map(([nombre, ext]) => [Buffer.from(`${nombre}\0`, 'utf16le'), ext] as const)
  let anterior: Buffer = Buffer.alloc(0)
  for await (const trozo of createReadStream(file)) {
    const bytes = Buffer.concat([anterior, trozo as Buffer])
    const [, ext] = nombres.find(([nombre]) => bytes.includes(nombre)) ?? []
    if (ext) return tipoDeExtension(ext)
    anterior = bytes.subarray(-LONGEST_NAME)
  }
  return undefined
}
