import { api, unwrap, unwrapTramo } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { moderate } from '../../base/moderar'
import { tramosDe } from '../../base/tramos'
import { cifrasQuery } from '../../tableros/queries-de-admin'
import type { Correccion } from '../calificar/tipos'

export const tareasQuery = (cuales: 'entregadas' | 'calificadas') =>
  tramosDe(['tareas', cuales, 'tramos'], (antes) =>
    unwrapTramo(api.admin.tareas[cuales].get({ query: { limit: 100, ...(antes && { antes }) } })),
  )

/** What is graded leaves one list for the other, and stands in its course. */
function refetch() {
  for (const queryKey of [['tareas'], ['catedras'], cifrasQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey })
}

export const correccion: Correccion = {
  quien: 'admin',
  falla: 'Error al calificar la tarea.',
  grade: {
    mutationFn: ({ id, puntos_obtenidos, comentario }) =>
      moderate(unwrap(api.admin.tareas({ id }).calificar.post({ puntos_obtenidos, feedback: comentario }))),
    onSuccess: () => {
      toast.success('Tarea calificada exitosamente!')
      refetch()
    },
  },
  refetch,
}
