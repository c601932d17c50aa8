import type { Deps } from '../deps.ts'
import { keepArchivo, receiveArchivo } from './recepcion.ts'

/** A teacher's upload, or the administrator's (null): no other teacher sees it until a unit or a task uses it. */
export async function receiveRecurso(deps: Deps, docenteId: number | null, request: Request) {
  const recibido = await receiveArchivo(deps, request)
  const {
    path: filePath,
    nombre,
    bytes,
    tipo,
  } = keepArchivo(deps, deps.db, 'recursos', recibido, docenteId === null ? {} : { docenteId })
  return { filePath, nombre, bytes, tipo }
}
