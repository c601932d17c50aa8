import { api, unwrap, unwrapTramo } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../shared/consultas'
import type { Correccion } from '../../shared/tareas/calificar/tipos'
import { tramosDe } from '../../shared/tramos'
import { moderar } from '../moderar'
import { cifrasQuery } from '../panel/queries'

export const tareasQuery = (cuales: 'entregadas' | 'calificadas') =>
  tramosDe(['tareas', cuales, 'tramos'], (antes) =>
    unwrapTramo(api.admin.tareas[cuales].get({ query: { limit: 100, ...(antes && { antes }) } })),
  )

/** What is graded leaves one list for the other, and stands in its course. */
function releer() {
  for (const queryKey of [['tareas'], ['catedras'], cifrasQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey })
}

export const correccion: Correccion = {
  quien: 'admin',
  falla: 'Error al calificar la tarea.',
  calificar: {
    mutationFn: ({ id, puntos_obtenidos, comentario }) =>
      moderar(unwrap(api.admin.tareas({ id }).calificar.post({ puntos_obtenidos, feedback: comentario }))),
    onSuccess: () => {
      toast.success('Tarea calificada exitosamente!')
      releer()
    },
  },
  releer,
}
