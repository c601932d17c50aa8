import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

const UN_MINUTO = 60_000

const fetchCopias = () => unwrap(api.admin.copias.get())

export type Copia = Awaited<ReturnType<typeof fetchCopias>>[number]

export const copiasQuery = queryOptions({
  queryKey: ['copias'],
  queryFn: fetchCopias,
  refetchInterval: UN_MINUTO,
})
