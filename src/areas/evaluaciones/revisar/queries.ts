import { queryOptions } from '@tanstack/react-query'
import type { ModoDeRecalificar } from '../../../domain/evaluaciones/recalificacion'
import { unwrap } from '../../../lib/api'
import { accion } from '../../base/accion'
import { queryClient } from '../../base/consultas'
import { areaDe, porRol } from '../../base/curso/gestion'
import { type Leido, lectura } from '../../base/leer'

export type PreguntaPorRevisar = Leido<'docente/me/preguntas-por-revisar'>[number]

/** Questions whose datum has changed in the timeline. */
export const porRevisarQuery = { ...lectura('docente/me/preguntas-por-revisar'), staleTime: 0 }

export interface Cual {
  evaluacionId: number
  preguntaId: number
  como: ModoDeRecalificar
  /** Of ACEPTAR. */
  texto?: string
}

/** Grading again what has been done, by whoever runs the course. */
export const recalificacion = porRol((rol) => {
  const regrade = ({ evaluacionId, texto = '', ...pedido }: Cual, query: { prueba?: '1' }) =>
    unwrap(
      areaDe(rol)
        .evaluaciones({ id: evaluacionId })
        .recalificar.post({ ...pedido, texto }, { query }),
    )
  return {
    /** What it would do to each student; nothing is kept. */
    efectoQuery: (cual: Cual) =>
      queryOptions({
        queryKey: [...porRevisarQuery.queryKey, cual],
        queryFn: () => regrade(cual, { prueba: '1' }),
        staleTime: 0,
      }),
    regradeEvaluacion: accion({
      mutationFn: (cual: Cual) => regrade(cual, {}),
      exito: ({ message }) => message,
      falla: 'No se pudo recalificar la evaluación.',
      onSettled: () => queryClient.invalidateQueries(),
    }),
  }
})
