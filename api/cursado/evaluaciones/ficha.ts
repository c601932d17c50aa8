import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco, type Valores } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluacionAsignaciones, evaluaciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { estadoDeEvaluacion, porcentajeDe } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { instanteEn } from '../../suelo/abierta.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { columnasDeUnidad, unidadDe } from '../planes/unidad-nombrada.ts'
import { evaluacionNoEncontrada } from './errors.ts'
import type { EvaluacionCompleta, EvaluacionEnLista } from './esquemas.ts'
import { comoVista } from './notaciones.ts'
import { cuentan, listPreguntas } from './preguntas.ts'

export const columnasDeCatedra = { id: catedras.id, nombre: catedras.nombre, anio: catedras.anio }

/** The latest first. */
export function listEvaluaciones(tx: Reader, cuales: SQL, valores: Valores): EvaluacionEnLista[] {
  const totales = listTotales(tx, cuales, valores)
  const asignaciones = listAsignaciones(tx, cuales, valores)
  return fichas(tx, cuales)
    .all(valores)
    .map(({ evaluacion, Catedra, unidad, reloj }) => {
      const totalPreguntas = totales.get(evaluacion.id) ?? 0
      const todas = asignaciones.get(evaluacion.id) ?? []
      const estadoDe = (una: FilaDeAsignacion) => estadoDeEvaluacion(una, evaluacion.fecha_entrega, reloj)
      const EvaluacionAsignacion = todas
        .filter(({ vigente }) => vigente !== null)
        .map((una) => ({
          id: una.id,
          alumnoId: una.alumnoId,
          estado: estadoDe(una),
          puntos_obtenidos: una.correctas === null ? null : porcentajeDe(una.correctas, totalPreguntas),
        }))
      return {
        ...evaluacion,
        fecha_entrega: enISO(evaluacion.fecha_entrega),
        created_at: enISO(evaluacion.created_at),
        updated_at: enISO(evaluacion.updated_at),
        Catedra,
        UnidadPlan: unidadDe(unidad),
        estado: EvaluacionAsignacion[0]?.estado ?? 'PENDIENTE',
        totalPreguntas,
        totalRealizadas: EvaluacionAsignacion.filter((una) => una.puntos_obtenidos !== null).length,
        fueTomada: todas.some(({ correctas }) => correctas !== null),
        EvaluacionAsignacion,
      }
    })
}

const fichas = consulta((tx, cuales) =>
  tx
    .select({
      evaluacion: evaluaciones,
      Catedra: columnasDeCatedra,
      unidad: columnasDeUnidad,
      reloj: instanteEn(hueco('ahora')),
    })
    .from(evaluaciones)
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .leftJoin(unidadesPlan, eq(unidadesPlan.id, evaluaciones.unidadPlanId))
    .leftJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .where(cuales)
    .orderBy(desc(evaluaciones.created_at), desc(evaluaciones.id)),
)

/** With their questions. */
function listEvaluacionesCompletas(tx: Reader, cuales: SQL, valores: Valores): EvaluacionCompleta[] {
  const suyas = listPreguntas(tx, cuales, valores)
  return listEvaluaciones(tx, cuales, valores).map((una) => ({
    ...una,
    Pregunta: (suyas.get(una.id) ?? []).map((pregunta) => comoVista(tx, pregunta)),
  }))
}

/** A course's, as its detail nests them. */
export const listEvaluacionesDeCatedra = (tx: Reader, catedraId: number, ahora: number) =>
  listEvaluacionesCompletas(tx, deCatedra, { catedraId, ahora })

export const deCatedra = eq(evaluaciones.catedraId, hueco('catedraId'))
const una = eq(evaluaciones.id, hueco('id'))

export function requireFicha(tx: Reader, id: number, ahora: number): EvaluacionCompleta {
  const [ficha] = listEvaluacionesCompletas(tx, una, { id, ahora })
  if (!ficha) throw evaluacionNoEncontrada()
  return ficha
}

function listTotales(tx: Reader, cuales: SQL, valores: Valores): Map<number, number> {
  const filas = totales(tx, cuales).all(valores)
  return new Map(filas.map(({ id, total }) => [id, total]))
}

const totales = consulta((tx, cuales) =>
  tx
    .select({ id: preguntas.evaluacionId, total: count() })
    .from(evaluaciones)
    .innerJoin(preguntas, and(eq(preguntas.evaluacionId, evaluaciones.id), cuentan))
    .where(cuales)
    .groupBy(preguntas.evaluacionId),
)

type FilaDeAsignacion = ReturnType<ReturnType<typeof asignadas>['all']>[number]

function listAsignaciones(tx: Reader, cuales: SQL, valores: Valores): Map<number, FilaDeAsignacion[]> {
  const porEvaluacion = new Map<number, FilaDeAsignacion[]>()
  for (const fila of asignadas(tx, cuales).all(valores)) {
    const suyas = porEvaluacion.get(fila.evaluacionId)
    if (suyas) suyas.push(fila)
    else porEvaluacion.set(fila.evaluacionId, [fila])
  }
  return porEvaluacion
}

/** Those of who has left the course as well, whose `vigente` is null. */
const asignadas = consulta((tx, cuales) =>
  tx
    .select({
      evaluacionId: evaluacionAsignaciones.evaluacionId,
      id: evaluacionAsignaciones.id,
      alumnoId: evaluacionAsignaciones.alumnoId,
      estado: evaluacionAsignaciones.estado,
      correctas: evaluacionAsignaciones.correctas,
      vigente: catedraAlumnos.id,
    })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .leftJoin(catedraAlumnos, isStillInscrito())
    .where(cuales)
    .orderBy(asc(evaluacionAsignaciones.id)),
)

/** The enrolment, still in force, of an assignment's student in the evaluation's course. */
export const isStillInscrito = () =>
  isInscripcionVigente(evaluaciones.catedraId, evaluacionAsignaciones.alumnoId)
