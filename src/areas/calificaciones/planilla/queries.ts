import type { z } from 'zod'
import { calificacionHasta } from '../../../domain/tareas/calificaciones'
import { rectificacionHasta } from '../../../domain/tareas/rectificaciones'
import { api, unwrap } from '../../../lib/api'
import { queryClient } from '../../base/consultas'
import { type Leido, lectura } from '../../base/leer'
import { refetchTareas } from '../../tareas/relectura'

export type Planilla = Leido<'docente/catedra/:id/calificaciones'>
export type Fila = Planilla['alumnos'][number]
export type NotaDePlanilla = NonNullable<Fila['notas'][number]>

export const planillaQuery = (id: number) => lectura('docente/catedra/:id/calificaciones?', { id })

export interface DatosDeCelda {
  puntos_obtenidos: number
  /** Of a change of what is graded. */
  motivo?: string
}

/** What may be typed in a cell that shows `actual`; a change of what is graded says why, but for a slip of just now. */
export const esquemaDeCelda = (
  posibles: number,
  actual: number | null,
  sinMotivo: boolean,
): z.ZodType<DatosDeCelda> =>
  actual === null
    ? calificacionHasta(posibles, 'docente')
    : rectificacionHasta(posibles, 'docente', { actual, sinMotivo })

/** A first grade says no reason, nor does what mends one of just now. */
export const isSinMotivo = ({ puntos_obtenidos, sin_motivo_hasta }: NotaDePlanilla) =>
  puntos_obtenidos === null || sin_motivo_hasta !== null

/** It is seen at once in its cell; totals, and all else that shows it, follow. */
export async function saveCelda(catedraId: number, antes: NotaDePlanilla, datos: DatosDeCelda) {
  const { tareaAsignacionId, puntos_obtenidos } = antes
  const { celda } = api.docente.catedra({ id: catedraId }).calificaciones
  try {
    const { tareaAsignacion } = await unwrap(
      celda.put({ tareaAsignacionId, antes: puntos_obtenidos, ...datos }),
    )
    putInCelda(catedraId, tareaAsignacion)
  } finally {
    // Also where it was refused: what is shown may be out of date.
    refetchTareas('docente')
  }
}

type Calificada = Pick<
  NotaDePlanilla,
  'estado' | 'puntos_obtenidos' | 'publicada_en' | 'sin_motivo_hasta'
> & { id: number }

function putInCelda(
  catedraId: number,
  { id, estado, puntos_obtenidos, publicada_en, sin_motivo_hasta }: Calificada,
) {
  const update = (nota: Fila['notas'][number]) =>
    nota?.tareaAsignacionId === id
      ? { ...nota, estado, puntos_obtenidos, publicada_en, sin_motivo_hasta }
      : nota
  queryClient.setQueryData(
    planillaQuery(catedraId).queryKey,
    (planilla) =>
      planilla && {
        ...planilla,
        alumnos: planilla.alumnos.map((fila) => ({ ...fila, notas: fila.notas.map(update) })),
      },
  )
}
