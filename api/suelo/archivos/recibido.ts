import { maximoDe, nombreDeArchivo, type TipoDeArchivo } from '../../../src/domain/archivos/archivos.ts'
import { readSonido, type Sonido, seEscucha } from '../../../src/domain/archivos/sonido.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import { archivoGrande } from '../subidas/errors.ts'
import type { Pieza } from '../subidas/piezas.ts'
import { readDuracion } from './duracion.ts'
import { tipoNoAdmitido } from './errors.ts'
import { readTipo } from './tipos.ts'

/** What has arrived and lies in a temporary file: `transactKeeping` keeps it, `discard` forgets it. */
export interface Recibido {
  temporary: string
  /** What it came in pieces as: it stays, to be used another time, until it is kept. */
  subida?: Pieza
  nombre: string
  tipo: TipoDeArchivo
  bytes: number
  sha256: string
  /** What came beside it, of sound or film. */
  sonido: Sonido
}

/** What it is, by its content; refuses what may not be, or is too large for what it is. */
export async function judge(
  files: Deps['files'],
  { nombre, ...llegado }: Pick<Recibido, 'temporary' | 'nombre' | 'bytes' | 'sha256'>,
  junto: Record<string, unknown>,
): Promise<Recibido> {
  const file = files.locate(llegado.temporary)
  const tipo = await readTipo(file, nombre)
  const maximo = maximoDe(tipo, files.maximos)
  if (llegado.bytes > maximo) throw archivoGrande(maximo)
  if (!tipo) throw tipoNoAdmitido()
  const sonido = await readSonidoDe(file, tipo.mime, junto)
  return { ...llegado, nombre: nombreDeArchivo(nombre, tipo), tipo, sonido }
}

/** The same of one of several, which a refusal names. */
export async function judgeEntreVarios(files: Deps['files'], llegado: Parameters<typeof judge>[1]) {
  try {
    return await judge(files, llegado, {})
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.status, error.code, `«${llegado.nombre}»: ${error.message}`, error)
  }
}

/** Where whoever sends it says nothing of how long it lasts, the file does. */
async function readSonidoDe(file: string, mime: string, junto: Record<string, unknown>): Promise<Sonido> {
  const dicho = readSonido(junto, mime)
  if (dicho.duracion_ms !== null || !seEscucha(mime)) return dicho
  return readSonido({ ...junto, duracion_ms: await readDuracion(file, mime) }, mime)
}
