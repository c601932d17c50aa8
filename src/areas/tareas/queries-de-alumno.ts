import { queryOptions } from '@tanstack/react-query'
import { canHandIn } from '../../domain/tareas/tareas'
import { type ApiError, api, unwrap } from '../../lib/api'
import { queryClient } from '../base/consultas'
import { nadaSiNoExiste } from '../base/fallas'
import type { Archivo, Entrega } from './tipos'

export const tareasQuery = queryOptions({
  queryKey: ['alumno', 'tareas'],
  queryFn: () => unwrap(api.alumnos.me.tareas.get()),
})

const fetchTarea = (id: number) => unwrap(api.tareas({ id }).get())

/** Null where there is none, or it is somebody else's. */
export const tareaQuery = (id: number) =>
  queryOptions({
    queryKey: ['alumno', 'tareas', id],
    queryFn: () => fetchTarea(id).catch(nadaSiNoExiste),
  })

/** What the grade of an own delivery was. */
export const historialQuery = (id: number) =>
  queryOptions({
    queryKey: ['alumno', 'historial', id],
    queryFn: () => unwrap(api.alumnos.me.tareasAsignaciones({ id }).historial.get()),
  })

/** What was delivered stands in the lists, the board and the dashboard too. */
export function refetch() {
  for (const queryKey of [['alumno'], ['tablon'], ['publicacion']])
    void queryClient.invalidateQueries({ queryKey })
}

const SIN_RESPUESTA = 0
const CONFLICTO = 409

/** Where the connection was cut it may be the answer that was lost, and not the file. */
export async function findEntrega(id: number, { status }: ApiError, archivo: File): Promise<Entrega | null> {
  if (status !== SIN_RESPUESTA && status !== CONFLICTO) return null
  const tarea = await fetchTarea(id).catch(() => null)
  if (!tarea || canHandIn(tarea)) return null
  refetch()
  return tarea.archivo && (await isTheSame(archivo, tarea.archivo)) ? tarea : null
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
