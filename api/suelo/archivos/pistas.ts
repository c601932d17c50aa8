/** Where the tracks are said to stand, before what they hold; a film's own come this early too. */
const LOOKED_AT = 256 * 1024

/** What a WebM or MP4 file is, by its tracks: a chapter's text, or a telephone's notes beside them, are neither. */
export async function contenidoDe(
  file: string,
  contenedor: 'webm' | 'mp4',
): Promise<'film' | 'sonido' | undefined> {
  const pistas = contenedor === 'webm' ? await pistasDeWebm(file) : await pistasDeMp4(file)
  return pistas.includes('film') ? 'film' : pistas.find((una) => una === 'sonido')
}

type Pista = 'film' | 'sonido' | 'otra'

/** Elements of Matroska that are looked into, and what says of a track which kind it is. */
const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
const TRACK_TYPE = 0x83
const CLUSTER = 0x1f43b675
const CLASES: Record<number, Pista> = { 1: 'film', 2: 'sonido' }

async function pistasDeWebm(file: string): Promise<Pista[]> {
  const bytes = Buffer.from(await Bun.file(file).slice(0, LOOKED_AT).bytes())
  const pistas: Pista[] = []
  let at = 0
  while (at < bytes.length) {
    const id = readVint(bytes, at)
    const largo = id && readVint(bytes, at + id.ancho)
    if (!id || !largo || id.entero === CLUSTER) break
    at += id.ancho + largo.ancho
    // A recording's segment has no length: nobody knew it when it began.
    if (id.entero === SEGMENT || id.entero === TRACKS || id.entero === TRACK_ENTRY) continue
    if (id.entero === TRACK_TYPE) pistas.push(CLASES[bytes[at] ?? 0] ?? 'otra')
    at += largo.valor
  }
  return pistas
}

/** A number of EBML's, whose first bits say how many bytes it has: with them, as ids are written, and without. */
function readVint(bytes: Buffer, at: number): { ancho: number; entero: number; valor: number } | null {
  const primero = bytes[at] ?? 0
  const ancho = Math.clz32(primero) - 23
  if (ancho > 8 || at + ancho > bytes.length) return null
  let entero = primero
  // Not `entero` less its first bit: of eight bytes, a number holds no more than fifty-three bits.
  let valor = primero & (0xff >> ancho)
  for (const byte of bytes.subarray(at + 1, at + ancho)) {
    entero = entero * 256 + byte
    valor = valor * 256 + byte
  }
  return { ancho, entero, valor }
}

/** Boxes of MP4 that hold the one that says which kind a track is. */
const HACIA_LA_PISTA = new Set(['moov', 'trak', 'mdia'])
const CABECERA = 16
const DE_PISTA: Record<string, Pista> = { vide: 'film', soun: 'sonido' }
const HANDLER = { at: 8, largo: 4 }
/** More than any film's outermost boxes, also one that is being fragmented. */
const MOST_BOXES = 500

async function pistasDeMp4(file: string): Promise<Pista[]> {
  const contenido = Bun.file(file)
  const read = async (at: number, largo: number) => Buffer.from(await contenido.slice(at, at + largo).bytes())
  const pistas: Pista[] = []
  let at = 0
  for (let i = 0; i < MOST_BOXES && at < contenido.size; i++) {
    const { tipo, inicio, largo } = readBox(await read(at, CABECERA))
    if (tipo === 'hdlr') {
      const kind = (await read(at + inicio + HANDLER.at, HANDLER.largo)).toString('latin1')
      pistas.push(DE_PISTA[kind] ?? 'otra')
    }
    if (HACIA_LA_PISTA.has(tipo)) at += inicio
    else if (largo < inicio || tipo === 'moof') break
    else at += largo
  }
  return pistas
}

/** Which box begins here, where its content does, and how long it is with both; without a length, to the end. */
function readBox(bytes: Buffer): { tipo: string; inicio: number; largo: number } {
  if (bytes.length < 8) return { tipo: '', inicio: 8, largo: 0 }
  const corto = bytes.readUInt32BE(0)
  const tipo = bytes.toString('latin1', 4, 8)
  if (corto !== 1 || bytes.length < CABECERA) return { tipo, inicio: 8, largo: corto }
  return { tipo, inicio: CABECERA, largo: Number(bytes.readBigUInt64BE(8)) }
}
