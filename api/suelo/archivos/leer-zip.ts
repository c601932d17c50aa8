import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

/** What is no zip, is locked, or is packed in a way that office programs don't use. */
export class ZipIlegible extends Error {}
/** What is inside is more than was allowed, by its directory or in truth. */
export class ZipGrande extends Error {}

const ENTRADA = 0x02014b50
const LONGEST_COMMENT = 0xffff
/** Each takes time and memory of its own, however little it says. */
const ENTRADAS_MAXIMO = 2000

const inflate = promisify(inflateRaw)

/** The files in a zip whose names are wanted; its directory is believed only where it says too much. */
export async function readZip(
  zip: Buffer,
  { maximo, isWanted }: { maximo: number; isWanted: (nombre: string) => boolean },
): Promise<Map<string, Buffer>> {
  const entradas = listEntradas(zip)
  if (entradas.reduce((suma, { medida }) => suma + medida, 0) > maximo) throw new ZipGrande()
  const leidas = new Map<string, Buffer>()
  let resto = maximo
  for (const entrada of entradas.filter(({ nombre }) => isWanted(nombre))) {
    const contenido = await unpack(zip, entrada, resto)
    resto -= contenido.length
    leidas.set(entrada.nombre, contenido)
  }
  return leidas
}

type Entrada = ReturnType<typeof readEntrada>

function listEntradas(zip: Buffer): Entrada[] {
  const fin = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  if (fin < 0 || fin < zip.length - LONGEST_COMMENT - 22 || fin + 22 > zip.length) throw new ZipIlegible()
  const entradas: Entrada[] = []
  let desde = zip.readUInt32LE(fin + 16)
  const cuantas = zip.readUInt16LE(fin + 10)
  if (cuantas > ENTRADAS_MAXIMO) throw new ZipGrande()
  for (let faltan = cuantas; faltan > 0; faltan--) {
    if (desde + 46 > fin || zip.readUInt32LE(desde) !== ENTRADA) throw new ZipIlegible()
    const entrada = readEntrada(zip, desde)
    entradas.push(entrada)
    desde = entrada.hasta
  }
  return entradas
}

function readEntrada(zip: Buffer, en: number) {
  const finDelNombre = en + 46 + zip.readUInt16LE(en + 28)
  return {
    nombre: zip.toString('utf8', en + 46, finDelNombre),
    cifrada: (zip.readUInt16LE(en + 8) & 1) === 1,
    metodo: zip.readUInt16LE(en + 10),
    empacada: zip.readUInt32LE(en + 20),
    medida: zip.readUInt32LE(en + 24),
    lugar: zip.readUInt32LE(en + 42),
    hasta: finDelNombre + zip.readUInt16LE(en + 30) + zip.readUInt16LE(en + 32),
  }
}

async function unpack(zip: Buffer, { cifrada, metodo, empacada, lugar }: Entrada, maximo: number) {
  if (cifrada || lugar + 30 > zip.length) throw new ZipIlegible()
  const desde = lugar + 30 + zip.readUInt16LE(lugar + 26) + zip.readUInt16LE(lugar + 28)
  const bytes = zip.subarray(desde, desde + empacada)
  if (metodo === 0) {
    if (bytes.length > maximo) throw new ZipGrande()
    return bytes
  }
  if (metodo !== 8) throw new ZipIlegible()
  return inflate(bytes, { maxOutputLength: Math.max(1, maximo) }).catch((error: { code?: string }) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? new ZipGrande() : new ZipIlegible()
  })
}
