import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco, type Valores } from '../../../db/consulta.ts'
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
import { evaluacionesRecuperadas } from '../recuperados/recuperado.ts'
import { evaluacionNoEncontrada } from './errors.ts'
import type { EvaluacionDeAlumno } from './esquemas-de-alumno.ts'
import { columnasDeCatedra, isStillInscrito } from './ficha.ts'
import { cuentan } from './preguntas.ts'

/** What a student was given in the courses that it is enrolled in, or in one of them; the latest first. */
export const listEvaluacionesDeAlumno = (tx: Reader, alumnoId: number, ahora: number, catedraId?: number) =>
  readEvaluaciones(tx, catedraId === undefined ? suyas : suyasAqui, { alumnoId, ahora, catedraId })

const suyas = eq(evaluacionAsignaciones.alumnoId, hueco('alumnoId'))
const suyasAqui = and(suyas, eq(evaluaciones.catedraId, hueco('catedraId'))) as SQL

function readEvaluaciones(tx: Reader, cuales: SQL, valores: Valores): EvaluacionDeAlumno[] {
  const totales = countPreguntas(tx, cuales, valores)
  const respondidas = countRespuestas(tx, cuales, valores)
  const filas = asignaciones(tx, cuales).all(valores)
  const notas = filas.map(({ asignacion: { evaluacionId: id, alumnoId, correctas: obtenidos } }) => ({
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
  const [una] = readEvaluaciones(tx, estaSuya, { alumnoId, ahora, id })
  if (!una) throw evaluacionNoEncontrada()
  return una
}

const estaSuya = and(suyas, eq(evaluacionAsignaciones.evaluacionId, hueco('id'))) as SQL

const asignaciones = consulta((tx, cuales) =>
  tx
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
      reloj: instanteEn(hueco('ahora')),
    })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .leftJoin(unidadesPlan, eq(unidadesPlan.id, evaluaciones.unidadPlanId))
    .leftJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .where(cuales)
    .orderBy(desc(evaluacionAsignaciones.id)),
)

function countPreguntas(tx: Reader, cuales: SQL, valores: Valores): Map<number, number> {
  const filas = totalesDePreguntas(tx, cuales).all(valores)
  return new Map(filas.map(({ id, total }) => [id, total]))
}

const totalesDePreguntas = consulta((tx, cuales) =>
  tx
    .select({ id: preguntas.evaluacionId, total: count() })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(preguntas, and(eq(preguntas.evaluacionId, evaluaciones.id), cuentan))
    .where(cuales)
    .groupBy(preguntas.evaluacionId),
)

function countRespuestas(tx: Reader, cuales: SQL, valores: Valores): Map<number, number> {
  const filas = totalesDeRespuestas(tx, cuales).all(valores)
  return new Map(filas.map(({ id, total }) => [id, total]))
}

const totalesDeRespuestas = consulta((tx, cuales) =>
  tx
    .select({ id: evaluacionRespuestas.asignacionId, total: count() })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(evaluacionRespuestas, eq(evaluacionRespuestas.asignacionId, evaluacionAsignaciones.id))
    .innerJoin(preguntas, and(eq(preguntas.id, evaluacionRespuestas.preguntaId), cuentan))
    .where(cuales)
    .groupBy(evaluacionRespuestas.asignacionId),
)
