import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../shared/consultas'
import type { Correccion } from '../../shared/tareas/calificar/tipos'
import { moderar } from '../moderar'
import { cifrasQuery } from '../panel/queries'

export const tareasQuery = (cuales: 'entregadas' | 'calificadas') =>
  queryOptions({
    queryKey: ['tareas', cuales],
    queryFn: () => unwrap(api.admin.tareas[cuales].get()),
  })

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
