import { eq } from 'drizzle-orm'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { exportInscripciones, exportPagos } from '../../academia/exportaciones/listas.ts'
import { csv } from '../../suelo/archivos/planillas.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { exportAsistenciaAnual } from '../asistencia/planilla.ts'
import { exportResultados } from '../evaluaciones/planilla-de-resultados.ts'
import { exportPlanillaDeNotas } from '../tareas/planilla-de-notas.ts'

/** A course's lists as each of them can be exported by itself. */
export function csvsDeCatedra(deps: Deps, quien: Quien, id: number, anios: number[]) {
  const catedra = requireCatedraPara(deps.db, quien, id)
  return {
    alumnos: csv(exportInscripciones(deps, id)),
    calificaciones: csv(exportPlanillaDeNotas(deps, quien, id)),
    asistencia: (anios.length > 0 ? anios : [catedra.anio]).map((anio) => ({
      anio,
      csv: csv(exportAsistenciaAnual(deps, catedra, anio)),
    })),
    resultados: new Map(
      listEvaluacionIds(deps, id).map((evaluacionId) => [
        evaluacionId,
        csv(exportResultados(deps, quien, evaluacionId)),
      ]),
    ),
    pagos: quien.rol === 'admin' ? csv(exportPagos(deps, id)) : null,
  }
}

const listEvaluacionIds = ({ db }: Deps, catedraId: number): number[] =>
  db
    .select({ id: evaluaciones.id })
    .from(evaluaciones)
    .where(eq(evaluaciones.catedraId, catedraId))
    .all()
    .map(({ id }) => id)
