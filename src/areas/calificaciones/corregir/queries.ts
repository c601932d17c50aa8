import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

export const porCorregirQuery = queryOptions({
  queryKey: ['docente', 'por-corregir'],
  queryFn: () => unwrap(api.docente.me['por-corregir'].get()),
})
