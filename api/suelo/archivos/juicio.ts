import { maximoDe, nombreDeArchivo, type TipoDeArchivo } from '../../../src/domain/archivos/archivos.ts'
import { readSonido, type Sonido, seEscucha } from '../../../src/domain/archivos/sonido.ts'
import type { Deps } from '../deps.ts'
import { readDuracion } from './duracion.ts'
import { archivoGrande, tipoNoAdmitido } from './errors.ts'
import { readTipo } from './tipos.ts'

/** A file that has arrived, and may be. */
export interface Juzgado {
  temporary: string
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
  { nombre, ...llegado }: Omit<Juzgado, 'tipo' | 'sonido'>,
  junto: Record<string, unknown>,
): Promise<Juzgado> {
  const file = files.locate(llegado.temporary)
  const tipo = await readTipo(file, nombre)
  const maximo = maximoDe(tipo, files.maximos)
  if (llegado.bytes > maximo) throw archivoGrande(maximo)
  if (!tipo) throw tipoNoAdmitido()
  const sonido = await readSonidoDe(file, tipo.mime, junto)
  return { ...llegado, nombre: nombreDeArchivo(nombre, tipo), tipo, sonido }
}

/** Where whoever sends it says nothing of how long it lasts, the file does. */
async function readSonidoDe(file: string, mime: string, junto: Record<string, unknown>): Promise<Sonido> {
  const dicho = readSonido(junto, mime)
  if (dicho.duracion_ms !== null || !seEscucha(mime)) return dicho
  return readSonido({ ...junto, duracion_ms: await readDuracion(file, mime) }, mime)
}
