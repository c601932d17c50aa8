import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { archivoNoEncontrado } from '../../suelo/archivos/errors.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireEntrega } from '../tareas/entregas.ts'
import { requirePropia } from '../tareas/entregas-de-alumno.ts'

/** One that `quien` may read: a student the own, a teacher those of the own courses. */
export const requireComentable = (tx: Reader, quien: Quien, id: number, ahora: number) =>
  quien.rol === 'alumno' ? requirePropia(tx, quien.id, id, ahora) : requireEntrega(tx, quien, id, ahora)

/** A file that was delivered, now or before. */
export function requireEntregado(tx: Reader, tareaAsignacionId: number, path: string) {
  const usos = tx
    .select({ id: archivoUsos.archivoId })
    .from(archivoUsos)
    .where(eq(archivoUsos.tareaAsignacionId, tareaAsignacionId))
  const archivo = tx
    .select({
      id: archivos.id,
      path: archivos.path,
      tipo: archivos.tipo,
      bytes: archivos.bytes,
      duracion_ms: archivos.duracion_ms,
    })
    .from(archivos)
    .where(and(eq(archivos.path, path.replace(/^\//, '')), inArray(archivos.id, usos)))
    .get()
  if (!archivo) throw archivoNoEncontrado()
  return archivo
}
