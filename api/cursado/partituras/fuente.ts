import { Parser } from 'saxen'
import { readZip } from '../../suelo/archivos/leer-zip.ts'

/** A score as it was written or sent: what no program of notation wrote is refused. */
export interface Fuente {
  forma: 'abc' | 'xml'
  texto: string
}

/** What can't be read, or is more than is read. */
export class Ilegible extends Error {}

const MAXIMO_DESEMPACADO = 8 * 1024 * 1024
/** MusicXML needs a dozen; who reads a tree needs memory for each. */
const MAS_HONDO = 64

/** Of which kind the bytes say that they are, unpacked; MIDI is another thing. */
export async function readFuente(bytes: Buffer): Promise<Fuente> {
  const xml = bytes.toString('latin1', 0, 2) === 'PK' ? await xmlDeMxl(bytes) : bytes
  const texto = leido(xml)
  if (!/^\s*</.test(texto)) return { forma: 'abc', texto }
  requireBienFormado(texto)
  return { forma: 'xml', texto }
}

/** Its container says which of the files is the score; without one it is the only one that can be. */
async function xmlDeMxl(mxl: Buffer): Promise<Buffer> {
  const isWanted = (nombre: string) => /\.(?:musicxml|xml)$/i.test(nombre)
  const archivos = await readZip(mxl, { maximo: MAXIMO_DESEMPACADO, isWanted })
  const contenedor = archivos.get(CONTENEDOR)?.toString('utf8') ?? ''
  const [, dicho = ''] = /<rootfile\s[^>]*full-path="([^"]+)"/.exec(contenedor) ?? []
  const [otro] = [...archivos].find(([nombre]) => !nombre.startsWith('META-INF/')) ?? []
  const xml = archivos.get(dicho) ?? archivos.get(otro ?? '')
  if (!xml) throw new Ilegible('no score inside')
  return xml
}

const CONTENEDOR = 'META-INF/container.xml'

/** In UTF-8 or in what a mark at its beginning, or its first line, says. */
function leido(bytes: Buffer): string {
  const [primero, segundo] = bytes
  const [, dicha = 'utf-8'] = /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200)) ?? []
  const enUtf16 = { 65534: 'utf-16le', 65279: 'utf-16be' }[(primero ?? 0) * 256 + (segundo ?? 0)]
  try {
    return new TextDecoder(enUtf16 ?? dicha).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

/** Who draws would make something of half a file. Entities of its own no program writes, and they can be endless. */
function requireBienFormado(xml: string): void {
  if (xml.includes('<!ENTITY')) throw new Ilegible('entities')
  const parser = new Parser()
  let hondo = 0
  parser.on('openTag', () => {
    if (++hondo > MAS_HONDO) throw new Ilegible('too deep')
  })
  parser.on('closeTag', () => void hondo--)
  parser.on('error', (error) => {
    throw new Ilegible(error.message)
  })
  parser.parse(xml)
}
