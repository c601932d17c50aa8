import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ModoDeRecalificar } from '../../../domain/evaluaciones/recalificacion'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'
import { type Leido, lectura } from '../../base/leer'

export type PreguntaPorRevisar = Leido<'docente/me/preguntas-por-revisar'>[number]

/** Questions whose datum has changed in the timeline. */
export const porRevisarQuery = { ...lectura('docente/me/preguntas-por-revisar'), staleTime: 0 }

interface Cual {
  evaluacionId: number
  preguntaId: number
  como: ModoDeRecalificar
}

const regrade = ({ evaluacionId, ...pedido }: Cual, query: { prueba?: '1' }) =>
  unwrap(api.docente.evaluaciones({ id: evaluacionId }).recalificar.post(pedido, { query }))

/** What it would do to each student; nothing is kept. */
export const efectoQuery = (cual: Cual) =>
  queryOptions({
    queryKey: [...porRevisarQuery.queryKey, cual],
    queryFn: () => regrade(cual, { prueba: '1' }),
    staleTime: 0,
  })

export const regradeEvaluacion = mutationOptions({
  mutationFn: (cual: Cual) => regrade(cual, {}),
  onSuccess: ({ message }) => void toast.success(message),
  onError: announceFailure('No se pudo recalificar la evaluación.'),
  onSettled: () => queryClient.invalidateQueries(),
})
