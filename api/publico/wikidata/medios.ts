import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tiposDeFoto } from '../../../src/domain/archivos/fotos.ts'
import type { Credito } from '../../../src/domain/creadores/fuentes.ts'
import { judge } from '../../suelo/archivos/juicio.ts'
import { discard, type Recibido } from '../../suelo/archivos/recepcion.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import type { Archivo } from './cliente.ts'
import { NoSePropone } from './errors.ts'

const MAXIMO = 20 * 1024 * 1024

/** What of Commons a creator may have, in the words of who reads why not. */
export const clases = {
  foto: {
    articulado: 'La foto',
    tipo: 'no es una imagen JPG, PNG o WebP',
    isAnunciado: (tipo: string) => tipo.startsWith('image/'),
    isAdmitido: (tipo: string) => tiposDeFoto.some((uno) => uno === tipo),
    carpeta: 'retratos',
  },
  sonido: {
    articulado: 'El sonido',
    tipo: 'no es un sonido que se pueda escuchar aquí',
    isAnunciado: (tipo: string) => /^(audio\/|application\/ogg)/.test(tipo),
    isAdmitido: (tipo: string) => tipo.startsWith('audio/') && tipo !== 'audio/midi',
    carpeta: 'sonidos',
  },
} as const

export type Clase = keyof typeof clases

export const creditoDe = ({ autor, licencia, pagina }: Archivo): Credito => ({
  autor,
  licencia,
  ...(pagina && { url: pagina }),
})

/** Throws why a file can't be had, before it is asked for. */
export function requireAdmisible(clase: Clase, archivo: Archivo | undefined): asserts archivo is Archivo {
  const { articulado, tipo, isAnunciado } = clases[clase]
  if (!archivo) throw new NoSePropone(`${articulado} ya no está en Wikimedia Commons.`)
  if (!archivo.licencia) {
    throw new NoSePropone(`${articulado} no se propone: no dice con qué licencia se puede usar.`)
  }
  if (archivo.bytes > MAXIMO) throw new NoSePropone(`${articulado} no se propone: pasa de 20 MB.`)
  if (!isAnunciado(archivo.tipo)) throw new NoSePropone(`${articulado} no se propone: ${tipo}.`)
}

/** Brings it here; its type is what its bytes say. */
export async function download({ files, wikidata }: Deps, clase: Clase, archivo: Archivo): Promise<Recibido> {
  const { articulado, tipo, isAdmitido } = clases[clase]
  const bytes = await readBytes(await wikidata.fetchFile(archivo.url), articulado)
  const temporary = files.newTemporary()
  try {
    await writeFile(files.locate(temporary), bytes, { mode: 0o600, flush: true })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const maximos = { archivo: MAXIMO, medio: MAXIMO }
    const llegado = { temporary, nombre: archivo.nombre, bytes: bytes.byteLength, sha256 }
    const recibido = await judge({ ...files, maximos }, llegado, {})
    if (isAdmitido(recibido.tipo.mime)) return recibido
    discard({ files }, recibido)
  } catch (error) {
    files.remove([temporary])
    if (!(error instanceof AppError)) throw error
  }
  throw new NoSePropone(`${articulado} no se propone: ${tipo}.`)
}

/** What it says of its size need not be so. */
async function readBytes(response: Response, articulado: string): Promise<Buffer> {
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new NoSePropone(`${articulado} no se pudo traer de Wikimedia Commons.`)
  }
  const partes: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const parte of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += parte.byteLength
      if (bytes > MAXIMO) throw new NoSePropone(`${articulado} no se propone: pasa de 20 MB.`)
      partes.push(parte)
    }
  } catch (error) {
    if (error instanceof NoSePropone) throw error
    throw new NoSePropone(`${articulado} no se pudo traer de Wikimedia Commons.`)
  }
  return Buffer.concat(partes)
}
