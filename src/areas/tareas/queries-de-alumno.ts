import { canHandIn } from '../../domain/tareas/tareas'
import { type ApiError, api, unwrap } from '../../lib/api'
import { lectura, readAgain } from '../base/leer'
import type { Archivo, Entrega } from './tipos'

export const tareasQuery = lectura('alumnos/me/tareas')

export const tareaQuery = (id: number) => lectura('tareas/:id?', { id })

/** What the grade of an own delivery was. */
export const historialQuery = (id: number) => lectura('alumnos/me/tareasAsignaciones/:id/historial', { id })

/** What was delivered stands in the lists, the board and the dashboard too. */
export const refetch = () => void readAgain('alumnos', 'tareas', 'publicaciones')

const SIN_RESPUESTA = 0
const CONFLICTO = 409

/** Where the connection was cut it may be the answer that was lost, and not the file. */
export async function findEntrega(
  id: number,
  { status }: ApiError,
  archivos: readonly File[],
): Promise<Entrega | null> {
  if (status !== SIN_RESPUESTA && status !== CONFLICTO) return null
  const tarea = await unwrap(api.tareas({ id }).get()).catch(() => null)
  if (!tarea || canHandIn(tarea)) return null
  refetch()
  const isTodo = tarea.archivos.length === archivos.length
  const iguales = tarea.archivos.map((uno, i) => isTheSame(archivos[i] as File, uno))
  return isTodo && (await Promise.all(iguales)).every(Boolean) ? tarea : null
}

/** By its bytes; where the browser cannot tell, by its name and size. */
async function isTheSame(archivo: File, { bytes, nombre, sha256 }: Archivo): Promise<boolean> {
  if (bytes !== archivo.size) return false
  const huella = await huellaDe(archivo)
  return huella ? huella === sha256 : nombre === archivo.name
}

/** A file's SHA-256 as the server writes it; none where the page did not come by https, or the file is gone. */
async function huellaDe(archivo: File): Promise<string | undefined> {
  const contenido = await archivo.arrayBuffer().catch(() => null)
  const resumen = contenido && (await crypto.subtle?.digest('SHA-256', contenido))
  return resumen ? Array.from(new Uint8Array(resumen), enHexadecimal).join('') : undefined
}

const enHexadecimal = (byte: number) => byte.toString(16).padStart(2, '0')
