import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import {
  evaluacionAsignaciones,
  evaluaciones,
  evaluacionRespuestas,
  preguntas,
} from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import {
  estadoDeEvaluacion,
  isFueraDePlazo,
  isRealizada,
  porcentajeDe,
} from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { instanteEn } from '../../suelo/abierta.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { columnasDeUnidad, unidadDe } from '../planes/unidad-nombrada.ts'
import { evaluacionesRecuperadas } from '../recuperatorios/recuperado.ts'
import { evaluacionNoEncontrada } from './errors.ts'
import type { EvaluacionDeAlumno } from './esquemas-de-alumno.ts'
import { columnasDeCatedra, isStillInscrito } from './ficha.ts'
import { cuentan } from './preguntas.ts'

/** What a student was given in the courses that it is enrolled in, the latest first. */
export function listEvaluacionesDeAlumno(
  tx: Reader,
  alumnoId: number,
  ahora: number,
  cuales?: SQL,
): EvaluacionDeAlumno[] {
  const suyas = and(eq(evaluacionAsignaciones.alumnoId, alumnoId), cuales)
  const totales = countPreguntas(tx, suyas)
  const respondidas = countRespuestas(tx, suyas)
  const filas = readAsignaciones(tx, suyas, ahora)
  const notas = filas.map(({ asignacion: { evaluacionId: id, correctas: obtenidos } }) => ({
    id,
    alumnoId,
    obtenidos,
    posibles: totales.get(id) ?? 0,
  }))
  const recuperadas = notas.map(evaluacionesRecuperadas(tx, notas))
  return filas.map(({ asignacion, evaluacion, Catedra, unidad, reloj }, i) => {
    const { fecha_entrega, id, titulo, muestra } = evaluacion
    const { correctas, enviada_en } = asignacion
    const totalPreguntas = totales.get(id) ?? 0
    const estado = estadoDeEvaluacion(asignacion, fecha_entrega, reloj)
    return {
      id,
      asignacionId: asignacion.id,
      titulo,
      muestra,
      Catedra,
      UnidadPlan: unidadDe(unidad),
      estado,
      fecha_limite: enISO(fecha_entrega),
      realizada: isRealizada(estado),
      enviada_en: enISO(enviada_en),
      fueraDePlazo: isFueraDePlazo(enviada_en, fecha_entrega),
      totalPreguntas,
      respondidas: respondidas.get(asignacion.id) ?? 0,
      score: correctas,
      totalPoints: totalPreguntas,
      puntos_obtenidos: correctas === null ? null : porcentajeDe(correctas, totalPreguntas),
      recuperado_por: recuperadas[i] ?? null,
      created_at: enISO(asignacion.created_at),
    }
  })
}

export function requireEvaluacionDeAlumno(tx: Reader, alumnoId: number, id: number, ahora: number) {
  const [una] = listEvaluacionesDeAlumno(tx, alumnoId, ahora, eq(evaluacionAsignaciones.evaluacionId, id))
  if (!una) throw evaluacionNoEncontrada()
  return una
}

function readAsignaciones(tx: Reader, suyas: SQL | undefined, ahora: number) {
  return tx
    .select({
      asignacion: evaluacionAsignaciones,
      evaluacion: {
        id: evaluaciones.id,
        titulo: evaluaciones.titulo,
        muestra: evaluaciones.muestra,
        fecha_entrega: evaluaciones.fecha_entrega,
      },
      Catedra: columnasDeCatedra,
      unidad: columnasDeUnidad,
      reloj: instanteEn(ahora),
    })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .leftJoin(unidadesPlan, eq(unidadesPlan.id, evaluaciones.unidadPlanId))
    .leftJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .where(suyas)
    .orderBy(desc(evaluacionAsignaciones.id))
    .all()
}

function countPreguntas(tx: Reader, suyas: SQL | undefined): Map<number, number> {
  const filas = tx
    .select({ id: preguntas.evaluacionId, total: count() })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(preguntas, and(eq(preguntas.evaluacionId, evaluaciones.id), cuentan))
    .where(suyas)
    .groupBy(preguntas.evaluacionId)
    .all()
  return new Map(filas.map(({ id, total }) => [id, total]))
}

function countRespuestas(tx: Reader, suyas: SQL | undefined): Map<number, number> {
  const filas = tx
    .select({ id: evaluacionRespuestas.asignacionId, total: count() })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(evaluacionRespuestas, eq(evaluacionRespuestas.asignacionId, evaluacionAsignaciones.id))
    .innerJoin(preguntas, and(eq(preguntas.id, evaluacionRespuestas.preguntaId), cuentan))
    .where(suyas)
    .groupBy(evaluacionRespuestas.asignacionId)
    .all()
  return new Map(filas.map(({ id, total }) => [id, total]))
}
