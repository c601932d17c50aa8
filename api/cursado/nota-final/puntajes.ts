import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import type { Puntaje } from '../../../src/domain/nota-final/cifra-final.ts'
import { type Cuales, isDe } from '../../academia/inscripciones/cuales.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { cuentan } from '../evaluaciones/preguntas.ts'
import { sinPublicar } from '../tareas/publicado.ts'
import { listPruebas } from './notas-manuales.ts'

export interface PuntajeDeAlumno extends Puntaje {
  alumnoId: number
  /** Whether the student may know of it. */
  publicado: boolean
}

/** What each student of a course was asked for and has got: tasks, evaluations, marks by hand. */
export const listPuntajes = (tx: Reader, cuales: Cuales): Map<number, PuntajeDeAlumno[]> =>
  Map.groupBy(
    [...listDeTareas(tx, cuales), ...listDeEvaluaciones(tx, cuales), ...listDePruebas(tx, cuales)],
    ({ alumnoId }) => alumnoId,
  )

const listDeTareas = (tx: Reader, { catedraId, alumnoId }: Cuales): PuntajeDeAlumno[] =>
  tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      rubroId: tareasMaestras.rubroId,
      obtenidos: tareaAsignaciones.puntos_obtenidos,
      posibles: tareasMaestras.puntos_posibles,
      estado: tareaAsignaciones.estado,
      publicado: sql<boolean>`not ${sinPublicar}`.mapWith(Boolean),
    })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedraAlumnos, isInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
    .where(and(eq(tareasMaestras.catedraId, catedraId), isDe(tareaAsignaciones.alumnoId, alumnoId)))
    .all()
    .map(({ estado, ...uno }) => ({ ...uno, entregado: estado === 'ENTREGADA' || estado === 'CALIFICADA' }))

/** A point for each right answer, of the questions that count. */
const listDeEvaluaciones = (tx: Reader, { catedraId, alumnoId }: Cuales): PuntajeDeAlumno[] =>
  tx
    .select({
      alumnoId: evaluacionAsignaciones.alumnoId,
      rubroId: evaluaciones.rubroId,
      obtenidos: evaluacionAsignaciones.correctas,
      posibles: sql<number>`(select count(*) from ${preguntas} where ${and(eq(preguntas.evaluacionId, evaluaciones.id), cuentan)})`,
    })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(catedraAlumnos, isInscripcionVigente(evaluaciones.catedraId, evaluacionAsignaciones.alumnoId))
    .where(and(eq(evaluaciones.catedraId, catedraId), isDe(evaluacionAsignaciones.alumnoId, alumnoId)))
    .all()
    .map((uno) => ({ ...uno, entregado: uno.obtenidos !== null, publicado: true }))

const listDePruebas = (tx: Reader, { catedraId, alumnoId }: Cuales): PuntajeDeAlumno[] =>
  listPruebas(tx, catedraId).flatMap(({ rubroId, puntos_posibles, notas }) =>
    notas
      .filter((nota) => alumnoId === undefined || nota.alumnoId === alumnoId)
      .map((nota) => ({
        alumnoId: nota.alumnoId,
        rubroId,
        obtenidos: nota.puntos_obtenidos,
        posibles: puntos_posibles,
        entregado: true,
        publicado: true,
      })),
  )
