import { eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import type { Proceso } from '../../../src/domain/habilitacion/habilitacion.ts'
import type { Cuales } from '../../academia/inscripciones/cuales.ts'
import { countPreguntas } from '../evaluaciones/preguntas.ts'
import { deEvaluaciones, deTareas, isVigente, listSinSumar } from '../nota-final/puntajes.ts'
import { columnasDeNotaPublicada } from '../tareas/publicado.ts'

/**
 * Each student's points in a course. What its student was not told of counts as not graded, to whoever asks: there is
 * one number.
 */
export function readProcesos(tx: Reader, cuales: Cuales): (alumnoId: number) => Proceso {
  const procesos = new Map<number, Proceso>()
  const add = (alumnoId: number, { obtenidos, posibles, porCalificar }: Proceso) => {
    const antes = procesos.get(alumnoId) ?? NADA
    procesos.set(alumnoId, {
      obtenidos: antes.obtenidos + obtenidos,
      posibles: antes.posibles + posibles,
      porCalificar: antes.porCalificar + porCalificar,
    })
  }
  const sumas = [
    ...sumasDeTareas(tx, deTareas.solas(cuales)).all({ ...cuales }),
    ...sumasDeEvaluaciones(tx, deEvaluaciones.solas(cuales)).all({ ...cuales }),
  ]
  for (const { alumnoId, ...suma } of sumas) add(alumnoId, suma)
  for (const [alumnoId, suyos] of listSinSumar(tx, cuales)) {
    for (const { obtenidos, posibles } of suyos)
      add(
        alumnoId,
        obtenidos === null ? { ...NADA, porCalificar: posibles } : { ...NADA, obtenidos, posibles },
      )
  }
  return (alumnoId) => procesos.get(alumnoId) ?? NADA
}

const NADA: Proceso = { obtenidos: 0, posibles: 0, porCalificar: 0 }

const columnasDe = (obtenidos: SQL, posibles: SQL) => ({
  obtenidos: sql<number>`coalesce(sum(${obtenidos}), 0)`,
  posibles: sql<number>`sum(iif(${obtenidos} is null, 0, ${posibles}))`,
  porCalificar: sql<number>`sum(iif(${obtenidos} is null, ${posibles}, 0))`,
})

const sumasDeTareas = consulta((tx, cuales) =>
  tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      ...columnasDe(columnasDeNotaPublicada.puntos_obtenidos, sql`${tareasMaestras.puntos_posibles}`),
    })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedraAlumnos, isVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
    .where(cuales)
    .groupBy(tareaAsignaciones.alumnoId),
)

const sumasDeEvaluaciones = consulta((tx, cuales) => {
  const contadas = conPosibles(tx)
  return tx
    .select({
      alumnoId: evaluacionAsignaciones.alumnoId,
      ...columnasDe(sql`${evaluacionAsignaciones.correctas}`, sql`${contadas.posibles}`),
    })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(contadas, eq(contadas.id, evaluaciones.id))
    .innerJoin(catedraAlumnos, isVigente(evaluaciones.catedraId, evaluacionAsignaciones.alumnoId))
    .where(cuales)
    .groupBy(evaluacionAsignaciones.alumnoId)
})

/** What a course's evaluations come to. */
const conPosibles = (tx: Reader) =>
  tx
    .select({ id: evaluaciones.id, posibles: countPreguntas(evaluaciones.id).as('posibles') })
    .from(evaluaciones)
    .where(eq(evaluaciones.catedraId, hueco('catedraId')))
    .limit(SIN_LIMITE)
    .as('contadas')

/** What has a limit SQLite works out once; without one, again for each student who was given the evaluation. */
const SIN_LIMITE = 1_000_000
