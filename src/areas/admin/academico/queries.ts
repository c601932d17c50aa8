import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

export const tareasQuery = (cuales: 'entregadas' | 'calificadas') =>
  queryOptions({
    queryKey: ['tareas', cuales],
    queryFn: () => unwrap(api.admin.tareas[cuales].get()),
  })
