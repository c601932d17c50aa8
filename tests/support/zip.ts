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

/** What a zip holds, by name, as its own directory says: each whole, as its checksum vouches for. */
export function unzipSync(zip: Buffer): Map<string, Buffer> {
  const fin = zip.lastIndexOf('PK\x05\x06')
  const contenidos = new Map<string, Buffer>()
  let en = zip.readUInt32LE(fin + 16)
  for (let i = 0; i < zip.readUInt16LE(fin + 10); i++) {
    const [crc, bytes, total] = [16, 20, 24].map((campo) => zip.readUInt32LE(en + campo))
    const [nombre = 0, extra = 0, nota = 0] = [28, 30, 32].map((campo) => zip.readUInt16LE(en + campo))
    const local = zip.readUInt32LE(en + 42)
    const desde = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const contenido = zip.subarray(desde, desde + (bytes ?? 0))
    const comoSeLlama = zip.subarray(en + 46, en + 46 + nombre).toString()
    if (zip.readUInt16LE(en + 10) !== 0 || bytes !== total || crc32(contenido) !== crc)
      throw new Error(`${comoSeLlama} no está entero`)
    if (contenidos.has(comoSeLlama)) throw new Error(`${comoSeLlama} está dos veces`)
    contenidos.set(comoSeLlama, contenido)
    en += 46 + nombre + extra + nota
  }
  return contenidos
}
