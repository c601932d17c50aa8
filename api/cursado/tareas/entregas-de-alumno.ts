import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { ARCHIVOS_POR_ENTREGA, maximoDeEntrega } from '../../../src/domain/tareas/entregas.ts'
import { canHandIn } from '../../../src/domain/tareas/tareas.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import { requireCuotaDeArchivo } from '../../suelo/archivos/cuotas.ts'
import type { Cabida } from '../../suelo/archivos/formulario.ts'
import { type Enviado, takeArchivos, transactKeepingAll } from '../../suelo/archivos/recepcion.ts'
import { addUsos } from '../../suelo/archivos/usos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import { startDrawing } from '../partituras/entregadas.ts'
import { notifyEntrega } from './avisos.ts'
import { listEntregasPublicadas } from './entregas.ts'
import { tareaNoEncontrada } from './errors.ts'
import { pideAporte } from './errors-de-aporte.ts'
import { entregaGrande, muchosArchivos, sinEntrega, yaCalificada, yaEntregada } from './errors-de-entregas.ts'
import type { ArchivoEntregado } from './esquemas.ts'
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

/** Takes a delivery, whole or not at all; of two that come at once, the second is refused and nothing is left of it. */
export async function deliver(deps: Deps, alumnoId: number, id: number, enviado: Enviado) {
  requireArchivo(requirePropia(deps.db, alumnoId, id, deps.now()))
  const quien = { rol: 'alumno', id: alumnoId } as const
  const recibidos = await takeArchivos(deps, quien, enviado, cabidaDe(deps), sinEntrega)
  const entregada = transactKeepingAll(deps, recibidos, (tx, keep) => {
    const antes = requirePropia(tx, alumnoId, id, deps.now())
    requireAbierta(tx, antes.TareaMaestra.catedraId)
    if (!canHandIn(antes)) throw antes.estado === 'CALIFICADA' ? yaCalificada() : yaEntregada()
    requireCuotaDeArchivo(tx, alumnoId, recibidos, deps.now())
    const ids = recibidos.map((recibido) => keep(recibido, 'tareas', { alumnoId }).id)
    useAll(tx, id, ids, deps.now())
    tx.update(tareaAsignaciones)
      .set({
        estado: 'ENTREGADA',
        archivoId: ids[0],
        submission_date: deps.now(),
        ultimo_acto: null,
        ...(antes.estado === 'RECHAZADA' && { reentregada: true }),
      })
      .where(eq(tareaAsignaciones.id, id))
      .run()
    notifyEntrega(deps, tx, antes)
    const tareaAsignacion = requirePropia(tx, alumnoId, id, deps.now())
    return { message: 'Entrega subida exitosamente', recibo: reciboDe(tareaAsignacion), tareaAsignacion }
  })
  startDrawing(deps)
  return entregada
}

function cabidaDe({ files: { maximos } }: Deps): Cabida {
  const bytes = maximoDeEntrega(maximos)
  return {
    cuantos: ARCHIVOS_POR_ENTREGA,
    bytes,
    muchos: muchosArchivos,
    grande: () => entregaGrande(bytes),
  }
}

/** The assignment names the first one; those of a delivery before are of it no more. */
function useAll(tx: Tx, tareaAsignacionId: number, [primero, ...otros]: number[], now: number): void {
  tx.update(archivoUsos)
    .set({ orden: null })
    .where(eq(archivoUsos.tareaAsignacionId, tareaAsignacionId))
    .run()
  addUsos(tx, { tareaAsignacionId }, [primero as number], now)
  for (const [i, otro] of otros.entries()) addUsos(tx, { tareaAsignacionId, orden: i + 2 }, [otro], now)
}

function requireArchivo({ TareaMaestra: { tipo } }: Entrega): void {
  if (tipo === 'APORTE') throw pideAporte()
}

/** What the first file is, and the sum of each. */
function reciboDe({ archivos, submission_date }: Entrega) {
  const [{ path, nombre, tipo, bytes, sha256 }] = archivos as [ArchivoEntregado]
  return {
    nombre,
    tipo,
    bytes,
    sha256,
    submission_path: path,
    submission_date: submission_date ?? '',
    archivos,
  }
}

/** A student's own assignment. */
export function requirePropia(tx: Reader, alumnoId: number, id: number, ahora: number): Entrega {
  const [entrega] = listEntregasPublicadas(tx, { alumnoId, id }, ahora)
  if (!entrega) throw tareaNoEncontrada()
  return entrega
}
