import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

export const alumnosQuery = queryOptions({
  queryKey: ['alumnos'],
  queryFn: () => unwrap(api.admin.alumnos.get()),
})
