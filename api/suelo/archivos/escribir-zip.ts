import { crc32, deflateRawSync } from 'node:zlib'

/** The first of January of 1980, the earliest that a zip knows: what one made here holds has no day of its own. */
const PRIMER_DIA = 0x21
const NOMBRE_EN_UTF8 = 0x800
const DEFLATE = 8

/** A zip of a few texts, packed at once; one of files is streamed instead, by `answerZip`. */
export function writeZip(archivos: Record<string, string>): Buffer<ArrayBuffer> {
  const locales: Buffer[] = []
  const centrales: Buffer[] = []
  let lugar = 0
  for (const [nombre, texto] of Object.entries(archivos)) {
    const [nombreEnBytes, bytes] = [Buffer.from(nombre), Buffer.from(texto)]
    const empacados = deflateRawSync(bytes, { level: 1 })
    const comun = Buffer.alloc(26)
    comun.writeUInt16LE(20, 0)
    comun.writeUInt16LE(NOMBRE_EN_UTF8, 2)
    comun.writeUInt16LE(DEFLATE, 4)
    comun.writeUInt16LE(PRIMER_DIA, 8)
    comun.writeUInt32LE(crc32(bytes), 10)
    comun.writeUInt32LE(empacados.length, 14)
    comun.writeUInt32LE(bytes.length, 18)
    comun.writeUInt16LE(nombreEnBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), comun, nombreEnBytes])
    const donde = Buffer.alloc(14)
    donde.writeUInt32LE(lugar, 10)
    centrales.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), comun, donde, nombreEnBytes]))
    locales.push(local, empacados)
    lugar += local.length + empacados.length
  }
  const central = Buffer.concat(centrales)
  const fin = Buffer.alloc(18)
  fin.writeUInt16LE(centrales.length, 4)
  fin.writeUInt16LE(centrales.length, 6)
  fin.writeUInt32LE(central.length, 8)
  fin.writeUInt32LE(lugar, 12)
  return Buffer.concat([...locales, central, Buffer.from('PK\x05\x06'), fin])
}
