import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { findUnidad } from '../planes/unidad-nombrada.ts'
import { evaluacionNoEncontrada, unidadAjena } from './errors.ts'

const columns = {
  id: evaluaciones.id,
  catedraId: evaluaciones.catedraId,
  titulo: evaluaciones.titulo,
  muestra: evaluaciones.muestra,
  origen: evaluaciones.origen,
  unidadPlanId: evaluaciones.unidadPlanId,
  rubroId: evaluaciones.rubroId,
  recupera: evaluaciones.recupera,
  fecha_entrega: evaluaciones.fecha_entrega,
  catedra: catedras.nombre,
  anio: catedras.anio,
}

/** Where `catedraId` is said, one of that course. */
export function requireEvaluacion(tx: Reader, quien: Quien, id: number, catedraId?: number) {
  const encontrada = tx
    .select(columns)
    .from(evaluaciones)
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .where(
      and(
        eq(evaluaciones.id, id),
        catedraId === undefined ? undefined : eq(evaluaciones.catedraId, catedraId),
        isDeQuien(tx, quien),
      ),
    )
    .get()
  if (!encontrada) throw evaluacionNoEncontrada()
  return encontrada
}

/** The unit that a form names; null where it names none. */
export function requireUnidadPropia(tx: Reader, catedraId: number, unidadId: number | null) {
  if (unidadId === null) return null
  const unidad = findUnidad(tx, catedraId, unidadId)
  if (!unidad) throw unidadAjena()
  return unidad
}
