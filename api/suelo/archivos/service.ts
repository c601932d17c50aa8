import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { beginActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { sinSesion } from '../plugins/auth.ts'
import type { Quien } from '../services/sessions.ts'
import { type Enviado, takeArchivo, transactKeeping } from './recepcion.ts'

/** A teacher's upload, or the administrator's: no other teacher sees it until a unit or a task uses it. */
export async function receiveRecurso(deps: Deps, quien: Quien, enviado: Enviado) {
  const isFromDocente = quien.rol === 'docente'
  const recibido = await takeArchivo(deps, quien, enviado)
  return transactKeeping(deps, recibido, (tx, keep) => {
    const { note } = beginActo(deps, tx, quien, {})
    // Whoever sends it may be deleted while it arrives.
    if (isFromDocente && !isDocente(tx, quien.id)) throw sinSesion()
    const {
      path: filePath,
      nombre,
      bytes,
      tipo,
      duracion_ms,
    } = keep('recursos', isFromDocente ? { docenteId: quien.id } : {})
    note({ hecho: 'archivos.subir', nombre })
    return { filePath, nombre, bytes, tipo, duracion_ms }
  })
}

const isDocente = (db: Reader, id: number) =>
  db.select({ id: docentes.id }).from(docentes).where(eq(docentes.id, id)).get() !== undefined
