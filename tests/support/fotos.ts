import { crc32 } from 'node:zlib'
import type { TestApi } from './api.ts'
import { formularioCon, muestras } from './archivos.ts'

/** Where it was taken, as a telephone writes it. */
export const LUGAR = 'GPS -25.2822,-57.6351'

const bytes = (...partes: (string | number[])[]) =>
  Buffer.concat(
    partes.map((parte) => (typeof parte === 'string' ? Buffer.from(parte, 'latin1') : Buffer.from(parte))),
  )

const segmento = (marca: number, contenido: Buffer) =>
  Buffer.concat([bytes([0xff, marca, (contenido.length + 2) >> 8, (contenido.length + 2) & 0xff]), contenido])

const COMIENZO = [bytes([0xff, 0xd8]), segmento(0xe0, bytes('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]))] as const

/** Its scan has a byte FF and a mark to start again; there are two, as in a progressive one. */
const DIBUJO = [
  segmento(0xe2, bytes('ICC_PROFILE\0', [1, 1], 'perfil')),
  segmento(0xdb, bytes([0], Array<number>(64).fill(1))),
  segmento(0xc2, bytes([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
  segmento(0xda, bytes([1, 1, 0, 0, 63, 0])),
  bytes([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  segmento(0xc4, bytes([0], Array<number>(16).fill(0))),
  segmento(0xda, bytes([1, 1, 0, 0, 63, 0])),
  bytes([0x78]),
  bytes([0xff, 0xd9]),
]

export const jpegLimpio = Buffer.concat([...COMIENZO, ...DIBUJO])

export const jpegConLugar = Buffer.concat([
  ...COMIENZO,
  segmento(0xe1, bytes('Exif\0\0', LUGAR)),
  segmento(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0', LUGAR)),
  segmento(0xe2, bytes('MPF\0', LUGAR)),
  segmento(0xed, bytes('Photoshop 3.0\0', LUGAR)),
  segmento(0xfe, bytes(LUGAR)),
  ...DIBUJO,
  // A moving photo: its film stands behind.
  bytes('ftypmp42', LUGAR),
])

function trozo(tipo: string, contenido: Buffer): Buffer {
  const cuerpo = Buffer.concat([Buffer.from(tipo, 'latin1'), contenido])
  const [largo, suma] = [Buffer.alloc(4), Buffer.alloc(4)]
  largo.writeUInt32BE(contenido.length)
  suma.writeUInt32BE(crc32(cuerpo))
  return Buffer.concat([largo, cuerpo, suma])
}

export const pngLimpio = muestras.png

export const pngConLugar = Buffer.concat([
  // Signature and IHDR.
  muestras.png.subarray(0, 33),
  trozo('eXIf', bytes(LUGAR)),
  trozo('tEXt', bytes('Location\0', LUGAR)),
  muestras.png.subarray(33),
  bytes(LUGAR),
])

function parte(tipo: string, contenido: Buffer): Buffer {
  const largo = Buffer.alloc(4)
  largo.writeUInt32LE(contenido.length)
  return Buffer.concat([bytes(tipo), largo, contenido, Buffer.alloc(contenido.length % 2)])
}

function webp(...partes: Buffer[]): Buffer {
  const total = Buffer.alloc(4)
  total.writeUInt32LE(4 + partes.reduce((suma, una) => suma + una.length, 0))
  return Buffer.concat([bytes('RIFF'), total, bytes('WEBP'), ...partes])
}

const vp8x = (avisos: number) => parte('VP8X', bytes([avisos, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
const vp8 = parte('VP8 ', bytes([1, 2, 3]))

/** With a colour profile, and transparent. */
export const webpLimpio = webp(vp8x(0x30), vp8)
export const webpConLugar = webp(vp8x(0x3c), vp8, parte('EXIF', bytes(LUGAR)), parte('XMP ', bytes(LUGAR)))

/** As the form does before it sends a contribution. */
export async function uploadFoto(
  { call }: Pick<TestApi, 'call'>,
  contenido = jpegConLugar,
  nombre = 'luz.jpg',
) {
  const response = await call('/composers/photo', { method: 'POST', body: formularioCon(nombre, contenido) })
  return { status: response.status, data: await response.json() }
}
