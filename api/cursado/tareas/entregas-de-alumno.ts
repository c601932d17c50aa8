import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { canHandIn } from '../../../src/domain/tareas/tareas.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import { requireCuotaDeArchivo } from '../../suelo/archivos/cuotas.ts'
import { type Enviado, takeArchivo, transactKeeping } from '../../suelo/archivos/recepcion.ts'
import type { Recibido } from '../../suelo/archivos/recibido.ts'
import { addUsos } from '../../suelo/archivos/usos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { notifyEntrega } from './avisos.ts'
import { listEntregasPublicadas } from './entregas.ts'
import { tareaNoEncontrada } from './errors.ts'
import { pideAporte } from './errors-de-aporte.ts'
import { sinEntrega, yaCalificada, yaEntregada } from './errors-de-entregas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'
import { listTareas } from './lectura.ts'

export const listTareasDeAlumno = ({ db, now }: Deps, alumnoId: number): Entrega[] =>
  listEntregasPublicadas(db, { alumnoId }, now())

export function readTareaDeAlumno(deps: Deps, alumnoId: number, id: number) {
  const { db, now } = deps
  const entrega = requirePropia(db, alumnoId, id, now())
  const [TareaMaestra] = listTareas(db, eq(tareasMaestras.id, entrega.tareaMaestraId))
  if (!TareaMaestra) throw tareaNoEncontrada()
  openNovedades(deps, { rol: 'alumno', id: alumnoId }, 'tarea', [id])
  return { ...entrega, TareaMaestra }
}

/** Takes a delivery; of two that come at once, the second is refused and nothing is left of it. */
export async function deliver(deps: Deps, alumnoId: number, id: number, enviado: Enviado) {
  requireArchivo(requirePropia(deps.db, alumnoId, id, deps.now()))
  const recibido = await takeArchivo(deps, { rol: 'alumno', id: alumnoId }, enviado, sinEntrega)
  return transactKeeping(deps, recibido, (tx, keep) => {
    const antes = requirePropia(tx, alumnoId, id, deps.now())
    requireAbierta(tx, antes.TareaMaestra.catedraId)
    if (!canHandIn(antes)) throw antes.estado === 'CALIFICADA' ? yaCalificada() : yaEntregada()
    requireCuotaDeArchivo(tx, alumnoId, recibido, deps.now())
    const archivo = keep('tareas', { alumnoId })
    addUsos(tx, { tareaAsignacionId: id }, [archivo.id], deps.now())
    tx.update(tareaAsignaciones)
      .set({
        estado: 'ENTREGADA',
        archivoId: archivo.id,
        submission_date: deps.now(),
        ultimo_acto: null,
        ...(antes.estado === 'RECHAZADA' && { reentregada: true }),
      })
      .where(eq(tareaAsignaciones.id, id))
      .run()
    notifyEntrega(deps, tx, antes)
    return {
      message: 'Entrega subida exitosamente',
      recibo: reciboDe(recibido, archivo.path, deps.now()),
      tareaAsignacion: requirePropia(tx, alumnoId, id, deps.now()),
    }
  })
}

function requireArchivo({ TareaMaestra: { tipo } }: Entrega): void {
  if (tipo === 'APORTE') throw pideAporte()
}

function reciboDe({ nombre, tipo, bytes, sha256 }: Recibido, path: string, now: number) {
  return {
    nombre,
    tipo: tipo.mime,
    bytes,
    sha256,
    submission_path: path,
    submission_date: enISO(now),
  }
}

/** A student's own assignment. */
export function requirePropia(tx: Reader, alumnoId: number, id: number, ahora: number): Entrega {
  const [entrega] = listEntregasPublicadas(tx, { alumnoId, id }, ahora)
  if (!entrega) throw tareaNoEncontrada()
  return entrega
}
