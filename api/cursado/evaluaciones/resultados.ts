import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import {
  evaluacionAsignaciones,
  evaluaciones,
  evaluacionRespuestas,
} from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import {
  distribucionDe,
  estadoDeEvaluacion,
  estadosDeEvaluacion,
  isFueraDePlazo,
  porcentajeDe,
} from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { queCuentan } from '../../../src/domain/evaluaciones/recalificacion.ts'
import { relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { evaluacionesRecuperadas } from '../recuperatorios/recuperado.ts'
import { requireEvaluacion } from './busqueda.ts'
import { opcion } from './esquemas.ts'
import { isStillInscrito } from './ficha.ts'
import { listPreguntasDe } from './preguntas.ts'

const filaDeAlumno = z.object({
  asignacionId: z.int(),
  alumnoId: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  estado: z.enum(estadosDeEvaluacion),
  score: z.int().nullable(),
  puntos_obtenidos: z.number().nullable(),
  /** The evaluation that counts in its place. */
  recuperado_por: z.int().nullable(),
  enviada_en: z.iso.datetime().nullable(),
  fueraDePlazo: z.boolean(),
})

export const resultadosDeEvaluacion = z.object({
  id: z.int(),
  catedraId: z.int(),
  titulo: z.string(),
  fecha_entrega: z.iso.datetime().nullable(),
  totalPoints: z.int(),
  resumen: z.object({
    asignadas: z.int(),
    realizadas: z.int(),
    /** Percentages; null while nobody has done it. */
    promedio: z.number().nullable(),
    minimo: z.number().nullable(),
    maximo: z.number().nullable(),
  }),
  alumnos: z.array(filaDeAlumno),
  distribucion: z.array(z.object({ desde: z.int(), hasta: z.int(), cuantos: z.int() })),
  preguntas: z.array(
    z.object({
      id: z.int(),
      texto: z.string(),
      anulada: z.boolean(),
      respondidas: z.int(),
      correctas: z.int(),
      /** Of those who did it, the percentage who were right. */
      porcentaje: z.number(),
      opciones: z.array(opcion.extend({ elegidas: z.int() })),
    }),
  ),
})

/** Who has done an evaluation and how: of the enrolled only. */
export function readResultadosDeEvaluacion(deps: Deps, quien: Quien, id: number) {
  const { db } = deps
  const { catedraId, titulo, fecha_entrega } = requireEvaluacion(db, quien, id)
  const { now } = relojDe(deps, db, catedraId)
  const preguntas = listPreguntasDe(db, id)
  const total = queCuentan(preguntas).length
  const suyas = listAlumnos(db, id)
  const notas = suyas.map(({ alumnoId, correctas: obtenidos }) => ({
    id,
    alumnoId,
    obtenidos,
    posibles: total,
  }))
  const recuperadas = notas.map(evaluacionesRecuperadas(db, notas))
  const filas = suyas.map(({ correctas, enviada_en, estado, ...alumno }, i) => ({
    ...alumno,
    estado: estadoDeEvaluacion({ estado }, fecha_entrega, now()),
    score: correctas,
    puntos_obtenidos: correctas === null ? null : porcentajeDe(correctas, total),
    recuperado_por: recuperadas[i] ?? null,
    enviada_en: enISO(enviada_en),
    fueraDePlazo: isFueraDePlazo(enviada_en, fecha_entrega),
  }))
  const porcentajes = filas.map((fila) => fila.puntos_obtenidos).filter((nota) => nota !== null)
  return {
    id,
    catedraId,
    titulo,
    fecha_entrega: enISO(fecha_entrega),
    totalPoints: total,
    resumen: {
      asignadas: filas.length,
      ...resumenDe(
        filas.map(({ score }) => score).filter((score) => score !== null),
        total,
      ),
    },
    alumnos: filas,
    distribucion: distribucionDe(porcentajes),
    preguntas: preguntasCon(preguntas, countElegidas(db, id)),
  }
}

function listAlumnos(tx: Reader, id: number) {
  return tx
    .select({
      asignacionId: evaluacionAsignaciones.id,
      alumnoId: alumnos.id,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      email: alumnos.email,
      estado: evaluacionAsignaciones.estado,
      correctas: evaluacionAsignaciones.correctas,
      enviada_en: evaluacionAsignaciones.enviada_en,
    })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .innerJoin(alumnos, eq(alumnos.id, evaluacionAsignaciones.alumnoId))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .where(eq(evaluaciones.id, id))
    .orderBy(asc(alumnos.orden), asc(alumnos.id))
    .all()
}

/** By option, how many of those who submitted chose it. */
function countElegidas(tx: Reader, id: number): Map<number, number> {
  const filas = tx
    .select({ opcionId: evaluacionRespuestas.opcionId, veces: count() })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .innerJoin(evaluacionRespuestas, eq(evaluacionRespuestas.asignacionId, evaluacionAsignaciones.id))
    .where(and(eq(evaluaciones.id, id), isNotNull(evaluacionAsignaciones.enviada_en)))
    .groupBy(evaluacionRespuestas.opcionId)
    .all()
  return new Map(filas.flatMap(({ opcionId, veces }) => (opcionId === null ? [] : [[opcionId, veces]])))
}

function resumenDe(aciertos: number[], total: number) {
  const suma = aciertos.reduce((todos, uno) => todos + uno, 0)
  const enPorcentaje = (correctas: number, de = total) =>
    aciertos.length === 0 ? null : porcentajeDe(correctas, de)
  return {
    realizadas: aciertos.length,
    promedio: enPorcentaje(suma, total * aciertos.length),
    minimo: enPorcentaje(Math.min(...aciertos)),
    maximo: enPorcentaje(Math.max(...aciertos)),
  }
}

function preguntasCon(preguntas: ReturnType<typeof listPreguntasDe>, veces: Map<number, number>) {
  return preguntas.map((pregunta) => {
    const opciones = pregunta.Opcion.map((una) => ({ ...una, elegidas: veces.get(una.id) ?? 0 }))
    const respondidas = opciones.reduce((total, una) => total + una.elegidas, 0)
    const correctas = opciones
      .filter(({ es_correcta }) => es_correcta)
      .reduce((suma, una) => suma + una.elegidas, 0)
    return {
      id: pregunta.id,
      texto: pregunta.texto,
      anulada: pregunta.anulada,
      respondidas,
      correctas,
      porcentaje: porcentajeDe(correctas, respondidas),
      opciones,
    }
  })
}
