import { estaRealizada } from '../../domain/evaluaciones'
import { rutaDeCatedra, rutaDeEvaluacion, rutaDeResultados } from '../alumno'
import type { Venida } from '../catedras/venida'
import type { EnlacesDeTablon } from './contexto'

/** From a post one comes to the own task, or to the evaluation; one that is not one's own leads nowhere. */
export function enlacesDeTablon(catedraId: number): EnlacesDeTablon {
  const ruta = rutaDeCatedra(catedraId)
  return {
    publicacion: (id) => `${ruta}?tab=tablon&publicacion=${id}`,
    tarea: ({ tareaAsignacionId }) => {
      if (tareaAsignacionId === null) return null
      const state: Venida = { activeTab: 'tareas', highlightId: tareaAsignacionId }
      return { a: `${ruta}?tab=tareas`, state }
    },
    evaluacion: ({ evaluacionId, evaluacionAsignacionEstado }) => {
      if (evaluacionId === null || evaluacionAsignacionEstado === null) return null
      return {
        a: estaRealizada(evaluacionAsignacionEstado)
          ? rutaDeResultados(catedraId, evaluacionId)
          : rutaDeEvaluacion(evaluacionId),
      }
    },
  }
}
