import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'

/** Of a unit, what stands beside a task or an evaluation. */
export const columnasDeUnidad = {
  id: unidadesPlan.id,
  periodo: unidadesPlan.periodo,
  planId: planesDeClases.id,
  plan: planesDeClases.titulo,
}

type FilaDeUnidad = { id: number | null; periodo: string | null; planId: number | null; plan: string | null }

export function unidadDe(fila: FilaDeUnidad | null) {
  const { id, periodo, planId, plan } = fila ?? {}
  if (!id || !planId) return null
  return { id, periodo: periodo ?? '', PlanDeClases: { id: planId, titulo: plan ?? '' } }
}

/** A unit of the course's plans, with what a generator is told of it. */
export function findUnidad(tx: Reader, catedraId: number, unidadId: number) {
  return tx
    .select({
      id: unidadesPlan.id,
      periodo: unidadesPlan.periodo,
      contenido: unidadesPlan.contenido,
      capacidades: unidadesPlan.capacidades,
    })
    .from(unidadesPlan)
    .innerJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .where(and(eq(unidadesPlan.id, unidadId), eq(planesDeClases.catedraId, catedraId)))
    .get()
}
