import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { archivoNoEncontrado } from '../../casa/archivos/errors.ts'
import type { Quien } from '../../services/sessions.ts'
import { requireEntrega } from '../tareas/entregas.ts'
import { requirePropia } from '../tareas/entregas-de-alumno.ts'

/** One that `quien` may read: a student the own, a teacher those of the own courses. */
export const requireComentable = (tx: Reader, quien: Quien, id: number, ahora: number) =>
  quien.rol === 'alumno' ? requirePropia(tx, quien.id, id, ahora) : requireEntrega(tx, quien, id, ahora)

/** The file that was delivered, now or before; `path` says which, and without it is the one that counts. */
export function findArchivoEntregado(tx: Reader, tareaAsignacionId: number, path: string | undefined) {
  const archivo = tx
    .select({ id: archivos.id, tipo: archivos.tipo, duracion_ms: archivos.duracion_ms })
    .from(archivoUsos)
    .innerJoin(archivos, eq(archivos.id, archivoUsos.archivoId))
    .where(
      and(
        eq(archivoUsos.tareaAsignacionId, tareaAsignacionId),
        path === undefined ? undefined : eq(archivos.path, path.replace(/^\//, '')),
      ),
    )
    .get()
  if (!archivo) throw archivoNoEncontrado()
  return archivo
}
