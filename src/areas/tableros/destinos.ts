import { rutaDeEvaluacion, rutaDeTarea } from '../alumno'
import type { Tablero } from './queries-de-alumno'

export type TareaPropia = Tablero['tareasPendientes'][number]
export type EvaluacionPropia = Tablero['evaluacionesPendientes'][number]

export const enlaceDeTarea = ({ tareaAsignacionId }: Pick<TareaPropia, 'tareaAsignacionId'>) => ({
  to: rutaDeTarea(tareaAsignacionId),
})

export const enlaceDeEvaluacion = ({ evaluacionId }: Pick<EvaluacionPropia, 'evaluacionId'>) => ({
  to: rutaDeEvaluacion(evaluacionId),
})
