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
import { groupBy } from '../../../src/domain/base/grupos.ts'
import { acierta } from '../../../src/domain/evaluaciones/acierto.ts'
import {
  distribucionDe,
  estadoDeEvaluacion,
  estadosDeEvaluacion,
  isFueraDePlazo,
  porcentajeDe,
  tiposDePregunta,
} from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { queCuentan } from '../../../src/domain/evaluaciones/recalificacion.ts'
import { claveDeCorta } from '../../../src/domain/evaluaciones/respuesta-corta.ts'
import type { Contestada } from '../../../src/domain/evaluaciones/respuestas.ts'
import { relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { evaluacionesRecuperadas } from '../recuperados/recuperado.ts'
import { requireEvaluacion } from './busqueda.ts'
import { columnasDeContestada } from './contestadas.ts'
import { mediosVistos, opcion, type Pregunta } from './esquemas.ts'
import { isStillInscrito } from './ficha.ts'
import { mediosDe } from './medios.ts'
import { notacionDe } from './notaciones.ts'
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
      tipo: z.enum(tiposDePregunta),
      texto: z.string(),
      anulada: z.boolean(),
      ...mediosVistos,
      respondidas: z.int(),
      correctas: z.int(),
      /** Of those who did it, the percentage who were right. */
      porcentaje: z.number(),
      /** How many chose each; of what was to be put in order, how many put it in its place. */
      opciones: z.array(opcion.extend({ elegidas: z.int() })),
      /** What was written, of a CORTA. */
      textos: z.array(z.object({ texto: z.string(), veces: z.int(), vale: z.boolean() })),
    }),
  ),
})

/** Who has done an evaluation and how: of the enrolled only. */
export function readResultadosDeEvaluacion(deps: Deps, quien: Quien, id: number) {
  const { db } = deps
  const { catedraId, titulo, fecha_entrega } = requireEvaluacion(db, quien, id)
  const preguntas = listPreguntasDe(db, id)
  const total = queCuentan(preguntas).length
  const ahora = relojDe(deps, db, catedraId).now()
  const filas = listFilas(db, { id, fecha_entrega, total }, ahora)
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
    preguntas: preguntasCon(db, preguntas, listDistintas(db, id)),
  }
}

interface Tomada {
  id: number
  fecha_entrega: number | null
  /** How many questions count. */
  total: number
}

function listFilas(tx: Reader, { id, fecha_entrega, total }: Tomada, ahora: number) {
  const suyas = listAlumnos(tx, id)
  const notas = suyas.map(({ alumnoId, correctas: obtenidos }) => ({
    id,
    alumnoId,
    obtenidos,
    posibles: total,
  }))
  const recuperadas = notas.map(evaluacionesRecuperadas(tx, notas))
  return suyas.map(({ correctas, enviada_en, estado, ...alumno }, i) => ({
    ...alumno,
    estado: estadoDeEvaluacion({ estado }, fecha_entrega, ahora),
    score: correctas,
    puntos_obtenidos: correctas === null ? null : porcentajeDe(correctas, total),
    recuperado_por: recuperadas[i] ?? null,
    enviada_en: enISO(enviada_en),
    fueraDePlazo: isFueraDePlazo(enviada_en, fecha_entrega),
  }))
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

interface Distinta extends Contestada {
  preguntaId: number
  veces: number
}

/** Of those who submitted: each different answer, and how many gave it. */
const listDistintas = (tx: Reader, id: number): Distinta[] =>
  tx
    .select({ preguntaId: evaluacionRespuestas.preguntaId, ...columnasDeContestada, veces: count() })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .innerJoin(evaluacionRespuestas, eq(evaluacionRespuestas.asignacionId, evaluacionAsignaciones.id))
    .where(and(eq(evaluaciones.id, id), isNotNull(evaluacionAsignaciones.enviada_en)))
    .groupBy(evaluacionRespuestas.preguntaId, ...Object.values(columnasDeContestada))
    .all()

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

const countVeces = (distintas: readonly Distinta[]) =>
  distintas.reduce((total, { veces }) => total + veces, 0)

function preguntasCon(tx: Reader, preguntas: readonly Pregunta[], todas: readonly Distinta[]) {
  const porPregunta = groupBy(todas, ({ preguntaId }) => preguntaId)
  return preguntas.map((pregunta) => {
    const suyas = porPregunta.get(pregunta.id) ?? []
    const respondidas = countVeces(suyas)
    const correctas = countVeces(suyas.filter((una) => acierta(pregunta, una)))
    return {
      id: pregunta.id,
      tipo: pregunta.tipo,
      texto: pregunta.texto,
      anulada: pregunta.anulada,
      ...mediosDe(tx, pregunta),
      respondidas,
      correctas,
      porcentaje: porcentajeDe(correctas, respondidas),
      opciones: pregunta.Opcion.map((una, i) => ({
        ...una,
        notacion: notacionDe(tx, una.notacion),
        elegidas: countVeces(suyas.filter((dada) => isElegida(pregunta, dada, una.id, i))),
      })),
      textos: textosDe(pregunta, suyas),
    }
  })
}

function isElegida({ tipo }: Pregunta, { opcionId, opciones }: Contestada, id: number, lugar: number) {
  if (tipo === 'UNA') return opcionId === id
  return tipo === 'ORDENAR' ? opciones?.[lugar] === id : opciones?.includes(id)
}

/** Those that say the same are one, as most write it; the most frequent first. */
function textosDe(pregunta: Pregunta, suyas: readonly Distinta[]) {
  if (pregunta.tipo !== 'CORTA') return []
  return [...groupBy(suyas, ({ texto }) => claveDeCorta(texto ?? '')).values()]
    .map((iguales) => {
      const [primera] = iguales.toSorted((una, otra) => otra.veces - una.veces)
      const vale = acierta(pregunta, primera)
      return { texto: primera?.texto ?? '', veces: countVeces(iguales), vale }
    })
    .toSorted((uno, otro) => otro.veces - uno.veces)
}
