import { count, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import type { Puntaje } from '../../../src/domain/cifra-final.ts'
import { isInscripcionVigente } from '../../academia/inscripciones/vigentes.ts'
import { listPruebas } from './notas-manuales.ts'

type PuntajeDe = Puntaje & { alumnoId: number }

/** What each student of a course was asked for and has got: tasks, evaluations, marks by hand. */
export function listPuntajes(tx: Reader, catedraId: number): Map<number, Puntaje[]> {
  const todos = [
    ...listDeTareas(tx, eq(tareasMaestras.catedraId, catedraId)),
    ...listDeEvaluaciones(tx, eq(evaluaciones.catedraId, catedraId)),
    ...listDePruebas(tx, catedraId),
  ]
  const porAlumno = Map.groupBy(todos, ({ alumnoId }) => alumnoId)
  return new Map([...porAlumno].map(([id, suyos]) => [id, suyos.map(({ alumnoId: _, ...uno }) => uno)]))
}

function listDeTareas(tx: Reader, cuales: SQL): PuntajeDe[] {
  return tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      rubroId: tareasMaestras.rubroId,
      obtenidos: tareaAsignaciones.puntos_obtenidos,
      posibles: tareasMaestras.puntos_posibles,
      estado: tareaAsignaciones.estado,
    })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedraAlumnos, isInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
    .where(cuales)
    .all()
    .map(({ estado, ...uno }) => ({ ...uno, entregado: estado === 'ENTREGADA' || estado === 'CALIFICADA' }))
}

/** A point for each right answer. */
function listDeEvaluaciones(tx: Reader, cuales: SQL): PuntajeDe[] {
  const totales = tx
    .select({ id: preguntas.evaluacionId, total: count() })
    .from(evaluaciones)
    .innerJoin(preguntas, eq(preguntas.evaluacionId, evaluaciones.id))
    .where(cuales)
    .groupBy(preguntas.evaluacionId)
    .all()
  const totalDe = new Map(totales.map(({ id, total }) => [id, total]))
  return tx
    .select({
      alumnoId: evaluacionAsignaciones.alumnoId,
      evaluacionId: evaluaciones.id,
      rubroId: evaluaciones.rubroId,
      obtenidos: evaluacionAsignaciones.correctas,
    })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(catedraAlumnos, isInscripcionVigente(evaluaciones.catedraId, evaluacionAsignaciones.alumnoId))
    .where(cuales)
    .all()
    .map(({ evaluacionId, ...uno }) => ({
      ...uno,
      posibles: totalDe.get(evaluacionId) ?? 0,
      entregado: uno.obtenidos !== null,
    }))
}

const listDePruebas = (tx: Reader, catedraId: number): PuntajeDe[] =>
  listPruebas(tx, catedraId).flatMap(({ rubroId, puntos_posibles, notas }) =>
    notas.map(({ alumnoId, puntos_obtenidos }) => ({
      alumnoId,
      rubroId,
      obtenidos: puntos_obtenidos,
      posibles: puntos_posibles,
      entregado: true,
    })),
  )
