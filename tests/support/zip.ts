import { crc32 } from 'node:zlib'

/** A zip of small texts, stored as they are. */
export function zipSync(archivos: Record<string, string>): Buffer {
  const locales: Buffer[] = []
  const centrales: Buffer[] = []
  let desde = 0
  for (const [nombre, texto] of Object.entries(archivos)) {
    const [nombreEnBytes, datos] = [Buffer.from(nombre), Buffer.from(texto)]
    const comun = Buffer.alloc(26)
    comun.writeUInt16LE(20, 0)
    comun.writeUInt32LE(crc32(datos), 10)
    comun.writeUInt32LE(datos.length, 14)
    comun.writeUInt32LE(datos.length, 18)
    comun.writeUInt16LE(nombreEnBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), comun, nombreEnBytes, datos])
    const resto = Buffer.alloc(14)
    resto.writeUInt32LE(desde, 10)
    centrales.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), comun, resto, nombreEnBytes]))
    locales.push(local)
    desde += local.length
  }
  const central = Buffer.concat(centrales)
  const fin = Buffer.alloc(18)
  fin.writeUInt16LE(centrales.length, 4)
  fin.writeUInt16LE(centrales.length, 6)
  fin.writeUInt32LE(central.length, 8)
  fin.writeUInt32LE(desde, 12)
  return Buffer.concat([...locales, central, Buffer.from('PK\x05\x06'), fin])
}
