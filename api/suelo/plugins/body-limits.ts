import { archivoDemasiadoGrande } from '../../../src/domain/archivos/archivos.ts'
import { demasiadoGrande, lengthOf } from '../services/steady.ts'
import { AppError } from './app-error.ts'
import type { PalabrasDe } from './palabras.ts'

/** Of a body without a file. */
export const LONGEST = 64 * 1024
export const LONGEST_WITH_RICH_TEXT = 1024 * 1024
/** A form's texts, and what stands between them. */
export const BESIDE_A_FILE = 128 * 1024

/** The most that a route takes in a file, and what is said of more where that is not what is said of any file. */
export interface Archivo {
  maximo: number
  texto?: string
}

/** Refuses what is announced to be larger than its route takes: nothing of it is read, whoever sends it. */
export function refuseLarge(request: Request, palabras: PalabrasDe): void {
  const length = lengthOf(request)
  if (length <= LONGEST) return
  const archivo = bringsArchivo(request) ? palabras.archivoAt(request) : undefined
  if (!archivo && length > LONGEST_WITH_RICH_TEXT) throw demasiadoGrande()
  if (archivo && length > archivo.maximo + BESIDE_A_FILE)
    throw new AppError(413, 'archivo_grande', archivo.texto ?? archivoDemasiadoGrande(archivo.maximo))
}

export const bringsArchivo = ({ headers }: Request): boolean =>
  /^(multipart\/form-data|application\/offset\+octet-stream)\s*(;|$)/i.test(headers.get('content-type') ?? '')
