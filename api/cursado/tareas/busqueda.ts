import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { tareaNoEncontrada } from './errors.ts'

/** One task; where `catedraId` is said, of that course. */
export interface Cual {
  id: number
  catedraId?: number
}

const columns = {
  id: tareasMaestras.id,
  catedraId: tareasMaestras.catedraId,
  catedra: catedras.nombre,
  titulo: tareasMaestras.titulo,
  descripcion: tareasMaestras.descripcion,
  puntos_posibles: tareasMaestras.puntos_posibles,
  fecha_entrega: tareasMaestras.fecha_entrega,
  recursos: tareasMaestras.recursos,
  multimedia_path: tareasMaestras.multimedia_path,
  unidadPlanId: tareasMaestras.unidadPlanId,
  publica: tareasMaestras.publica,
  rubroId: tareasMaestras.rubroId,
  recupera: tareasMaestras.recupera,
  tipo: tareasMaestras.tipo,
  pide: tareasMaestras.pide,
}

export function requireTarea(tx: Reader, quien: Quien, { id, catedraId }: Cual) {
  const tarea = tx
    .select(columns)
    .from(tareasMaestras)
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .where(
      and(
        eq(tareasMaestras.id, id),
        catedraId === undefined ? undefined : eq(tareasMaestras.catedraId, catedraId),
        isDeQuien(tx, quien),
      ),
    )
    .get()
  if (!tarea) throw tareaNoEncontrada()
  return tarea
}

/** The enrolment, still in force, of an assignment's student in the task's course. */
export const isStillInscrito = () =>
  isInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId)
