import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { docentes } from '../../../db/schema/personas.ts'
import type { Deps } from '../../deps.ts'
import { sinSesion } from '../../plugins/auth.ts'
import { receiveArchivo, transactKeeping } from './recepcion.ts'

/** A teacher's upload, or the administrator's (null): no other teacher sees it until a unit or a task uses it. */
export async function receiveRecurso(deps: Deps, docenteId: number | null, request: Request) {
  const recibido = await receiveArchivo(deps, request)
  return transactKeeping(deps, recibido, (tx, keep) => {
    // Whoever sends it may be deleted while it arrives.
    if (docenteId !== null && !isDocente(tx, docenteId)) throw sinSesion()
    const { path: filePath, nombre, bytes, tipo } = keep('recursos', docenteId === null ? {} : { docenteId })
    return { filePath, nombre, bytes, tipo }
  })
}

const isDocente = (db: Reader, id: number) =>
  db.select({ id: docentes.id }).from(docentes).where(eq(docentes.id, id)).get() !== undefined
