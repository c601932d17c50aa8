import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { notasManuales, pruebasManuales, rubros } from '../../../db/schema/rubros.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import type { Proceso } from '../../../src/domain/habilitacion.ts'
import { type Cuales, isDe } from './cuales.ts'

interface Nota {
  alumnoId: number
  /** Null of what is not graded, or not told yet. */
  obtenidos: number | null
  posibles: number
}

const SIN_NOTAS: Proceso = { obtenidos: 0, posibles: 0, porCalificar: 0 }

/** Each student's points in a course. */
export function readProcesos(tx: Reader, cuales: Cuales): (alumnoId: number) => Proceso {
  const procesos = new Map<number, Proceso>()
  const notas = [...listTareas(tx, cuales), ...listEvaluaciones(tx, cuales), ...listManuales(tx, cuales)]
  for (const { alumnoId, obtenidos, posibles } of notas) {
    const suyo = procesos.get(alumnoId) ?? { ...SIN_NOTAS }
    procesos.set(alumnoId, suyo)
    if (obtenidos === null) suyo.porCalificar += posibles
    else {
      suyo.obtenidos += obtenidos
      suyo.posibles += posibles
    }
  }
  return (alumnoId) => procesos.get(alumnoId) ?? SIN_NOTAS
}

/** What its student was not told of counts as not graded, to whoever asks: there is one number. */
const contado = sql<
  number | null
>`iif(${isNotNull(tareaAsignaciones.publicada_en)}, ${tareaAsignaciones.puntos_obtenidos}, null)`

const listTareas = (tx: Reader, { catedraId, alumnoId }: Cuales): Nota[] =>
  tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      obtenidos: contado,
      posibles: tareasMaestras.puntos_posibles,
    })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(and(eq(tareasMaestras.catedraId, catedraId), isDe(tareaAsignaciones.alumnoId, alumnoId)))
    .all()

/** A point for each question. */
function listEvaluaciones(tx: Reader, { catedraId, alumnoId }: Cuales): Nota[] {
  const cuantas = sql<number>`(select count(*) from ${preguntas} where ${eq(preguntas.evaluacionId, evaluaciones.id)})`
  return tx
    .select({
      alumnoId: evaluacionAsignaciones.alumnoId,
      obtenidos: evaluacionAsignaciones.correctas,
      posibles: cuantas,
    })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .where(and(eq(evaluaciones.catedraId, catedraId), isDe(evaluacionAsignaciones.alumnoId, alumnoId)))
    .all()
}

const listManuales = (tx: Reader, { catedraId, alumnoId }: Cuales): Nota[] =>
  tx
    .select({
      alumnoId: notasManuales.alumnoId,
      obtenidos: notasManuales.puntos_obtenidos,
      posibles: pruebasManuales.puntos_posibles,
    })
    .from(rubros)
    .innerJoin(pruebasManuales, eq(pruebasManuales.rubroId, rubros.id))
    .innerJoin(notasManuales, eq(notasManuales.pruebaId, pruebasManuales.id))
    .where(and(eq(rubros.catedraId, catedraId), isDe(notasManuales.alumnoId, alumnoId)))
    .all()
