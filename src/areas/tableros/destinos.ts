import { rutaDeCatedra, rutaDeEvaluacion } from '../alumno'
import type { Venida } from '../catedras/venida'
import type { Tablero } from './queries-de-alumno'

export type TareaPropia = Tablero['tareasPendientes'][number]
export type EvaluacionPropia = Tablero['evaluacionesPendientes'][number]

/** To the row of a task in its course, which opens it. */
export function enlaceDeTarea({
  tareaAsignacionId,
  catedra,
}: Pick<TareaPropia, 'tareaAsignacionId' | 'catedra'>) {
  const state: Venida = { activeTab: 'tareas', highlightId: tareaAsignacionId }
  return { to: `${rutaDeCatedra(catedra.id)}?tab=tareas`, state }
}

export const enlaceDeEvaluacion = ({ evaluacionId }: Pick<EvaluacionPropia, 'evaluacionId'>) => ({
  to: rutaDeEvaluacion(evaluacionId),
})
