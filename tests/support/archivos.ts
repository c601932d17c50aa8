import { rmSync } from 'node:fs'
import { zipSync } from './zip.ts'

const bytes = (...partes: (string | number[])[]) =>
  Buffer.concat(partes.map((parte) => (typeof parte === 'string' ? Buffer.from(parte) : Buffer.from(parte))))

const relleno = Array<number>(600).fill(0)
const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const deOffice = (corriente: string) =>
  Buffer.concat([bytes(CFB, relleno), Buffer.from(`${corriente}\0`, 'utf16le'), bytes(relleno)])
const ftyp = (marca: string) => bytes([0, 0, 0, 0x18], `ftyp${marca}`, [0, 0, 0, 0], 'isomiso2', relleno)
const ogg = (codec: number[]) => bytes('OggS', [0, 2, ...Array<number>(20).fill(0), 1, 30], codec, relleno)
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A box of MP4, and an element of Matroska; without a length where nobody knew it. */
const caja = (tipo: string, ...partes: Buffer[]) => {
  const largo = Buffer.alloc(4)
  largo.writeUInt32BE(8 + Buffer.concat(partes).length)
  return Buffer.concat([largo, Buffer.from(tipo), ...partes])
}
const elemento = (id: number[], contenido: Buffer) =>
  Buffer.concat([bytes(id, [0x40 | (contenido.length >> 8), contenido.length & 0xff]), contenido])
const SIN_LARGO = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]

/** As a browser's recorder writes them: the kinds of their tracks, and the first piece of what was recorded. */
export const grabadas = {
  mp4: (...pistas: ('soun' | 'vide')[]) => {
    const deUna = (una: string) =>
      caja(
        'trak',
        caja('tkhd', Buffer.alloc(84)),
        caja('mdia', caja('hdlr', bytes(Array(8).fill(0), una, relleno.slice(0, 13)))),
      )
    return Buffer.concat([
      caja('ftyp', bytes('iso5', [0, 0, 2, 0], 'iso5iso6mp41')),
      caja('moov', caja('mvhd', Buffer.alloc(100)), ...pistas.map(deUna), caja('mvex', Buffer.alloc(32))),
      caja('moof', Buffer.alloc(64)),
      caja('mdat', Buffer.alloc(600)),
    ])
  },
  webm: (...pistas: (1 | 2)[]) => {
    const entradas = pistas.map((una, i) =>
      elemento([0xae], bytes([0xd7, 0x81, i + 1, 0x83, 0x81, una, 0x86, 0x86], 'A_OPUS')),
    )
    return Buffer.concat([
      elemento([0x1a, 0x45, 0xdf, 0xa3], bytes([0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84], 'webm')),
      bytes([0x18, 0x53, 0x80, 0x67], SIN_LARGO),
      elemento([0x15, 0x49, 0xa9, 0x66], bytes([0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40])),
      elemento([0x16, 0x54, 0xae, 0x6b], Buffer.concat(entradas)),
      bytes([0x1f, 0x43, 0xb6, 0x75], SIN_LARGO, [0xe7, 0x81, 0], relleno),
    ])
  },
}

/** Of Windows: the same container as an old Office file, of another class. */
export const instalador = bytes(
  CFB,
  relleno,
  [0x84, 0x10, 0x0c, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46],
  relleno,
)

/** The least that makes a file of each kind what it is. */
export const muestras = {
  png: Buffer.from(PNG, 'base64'),
  jpg: bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', relleno),
  gif: bytes('GIF89a', relleno),
  webp: bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', relleno),
  pdf: bytes('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  doc: deOffice('WordDocument'),
  xls: deOffice('Workbook'),
  ppt: deOffice('PowerPoint Document'),
  docx: zipSync({ '[Content_Types].xml': tiposDe('wordprocessingml.document'), 'word/document.xml': '<a/>' }),
  xlsx: zipSync({ '[Content_Types].xml': tiposDe('spreadsheetml.sheet'), 'xl/workbook.xml': '<a/>' }),
  pptx: zipSync({
    '[Content_Types].xml': tiposDe('presentationml.presentation'),
    'ppt/presentation.xml': '<a/>',
  }),
  odt: zipSync({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
  ods: zipSync({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
  odp: zipSync({ mimetype: 'application/vnd.oasis.opendocument.presentation', 'content.xml': '<a/>' }),
  txt: bytes('BMW no es un mapa de bits: «guarania», a < b.\n'),
  md: bytes('# Unidad 1\n\n- La *guarania* <b>en</b> 6/8\n'),
  csv: Buffer.from('apellido;nota\r\nNúñez;5\r\n', 'latin1'),
  mp3: bytes('ID3', [4, 0, 0, 0, 0, 0, 0], [0xff, 0xfb, 0x90, 0x64], relleno),
  m4a: ftyp('M4A '),
  ogg: ogg([1, ...Buffer.from('vorbis')]),
  wav: bytes('RIFF', [0, 0, 0, 0], 'WAVEfmt ', relleno),
  flac: bytes('fLaC', relleno),
  mid: bytes('MThd', [0, 0, 0, 6, 0, 1, 0, 1, 0, 96], 'MTrk', [0, 0, 0, 4, 0, 0xff, 0x2f, 0]),
  mp4: ftyp('isom'),
  weba: grabadas.webm(2),
  webm: bytes([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84], 'webm', relleno),
  mov: ftyp('qt  '),
  xml: bytes(
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 3.1 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">\n<score-partwise version="3.1"/>',
  ),
  mxl: zipSync({ 'META-INF/container.xml': '<container/>', 'obra.xml': '<score-partwise/>' }),
  mscz: zipSync({ 'obra.mscx': '<museScore/>', 'META-INF/container.xml': '<container/>' }),
  zip: zipSync({ 'uno.txt': 'uno' }),
}

function tiposDe(tipo: string): string {
  return `<?xml version="1.0"?><Types><Override ContentType="application/vnd.openxmlformats-officedocument.${tipo}.main+xml"/></Types>`
}

export function formularioCon(nombre: string, contenido: Uint8Array | string, campo = 'file'): FormData {
  const formulario = new FormData()
  formulario.append('otro', 'x')
  formulario.append(campo, new File([contenido as BlobPart], nombre))
  return formulario
}

export const removeDataDir = ({ dataDir }: { dataDir: string }) =>
  rmSync(dataDir, { recursive: true, force: true })
