import { eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import {
  evaluacionAsignaciones,
  evaluaciones,
  evaluacionRespuestas,
} from '../../../db/schema/evaluaciones.ts'
import type { Contestada } from '../../../src/domain/evaluaciones/respuestas.ts'

export const columnasDeContestada = {
  opcionId: evaluacionRespuestas.opcionId,
  opciones: evaluacionRespuestas.opciones,
  texto: evaluacionRespuestas.texto,
}

/** By assignment and question, what was answered. */
export type Contestadas = Map<number, Map<number, Contestada>>

/** `cuales` says of which evaluations and assignments. */
export function listContestadas(tx: Reader, cuales: SQL | undefined): Contestadas {
  const porAsignacion: Contestadas = new Map()
  const filas = tx
    .select({
      asignacionId: evaluacionRespuestas.asignacionId,
      preguntaId: evaluacionRespuestas.preguntaId,
      contestada: columnasDeContestada,
    })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .innerJoin(evaluacionRespuestas, eq(evaluacionRespuestas.asignacionId, evaluacionAsignaciones.id))
    .where(cuales)
    .all()
  for (const { asignacionId, preguntaId, contestada } of filas) {
    const suyas = porAsignacion.get(asignacionId) ?? new Map<number, Contestada>()
    porAsignacion.set(asignacionId, suyas.set(preguntaId, contestada))
  }
  return porAsignacion
}

export const readContestadas = (tx: Reader, asignacionId: number): Map<number, Contestada> =>
  listContestadas(tx, eq(evaluacionAsignaciones.id, asignacionId)).get(asignacionId) ?? new Map()
