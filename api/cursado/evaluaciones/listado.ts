import { and, eq, type SQL } from 'drizzle-orm'
import { hueco } from '../../../db/consulta.ts'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { requireAlumnoDeCatedra } from '../../academia/inscripciones/alumno-de-catedra.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { unidadNoEncontrada } from '../planes/errors.ts'
import { findUnidad } from '../planes/unidad-nombrada.ts'
import { requireEvaluacion } from './busqueda.ts'
import { listEvaluacionesDeAlumno } from './de-alumno.ts'
import { deCatedra, listEvaluaciones, requireFicha } from './ficha.ts'

const deUnidad = and(deCatedra, eq(evaluaciones.unidadPlanId, hueco('unidadId'))) as SQL

export function listMaestras({ db, now }: Deps, quien: Quien, catedraId: number) {
  requireCatedraPara(db, quien, catedraId)
  return listEvaluaciones(db, deCatedra, { catedraId, ahora: now() })
}

export function listDeUnidad({ db, now }: Deps, quien: Quien, catedraId: number, unidadId: number) {
  requireCatedraPara(db, quien, catedraId)
  if (!findUnidad(db, catedraId, unidadId)) throw unidadNoEncontrada()
  return listEvaluaciones(db, deUnidad, { catedraId, unidadId, ahora: now() })
}

/** What one of the course's students was given in it; `alumnoId` may be of either kind. */
export function listDeAlumno({ db, now }: Deps, quien: Quien, catedraId: number, alumnoId: number) {
  requireCatedraPara(db, quien, catedraId)
  const { id } = requireAlumnoDeCatedra(db, catedraId, alumnoId)
  return listEvaluacionesDeAlumno(db, id, now(), catedraId)
}

export function readEvaluacion({ db, now }: Deps, quien: Quien, id: number) {
  requireEvaluacion(db, quien, id)
  return requireFicha(db, id, now())
}
