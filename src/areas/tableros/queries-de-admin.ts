import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'

const UN_MINUTO = 60_000

export const panelQuery = queryOptions({
  queryKey: ['cifras', 'panel'],
  queryFn: () => unwrap(api.admin.panel.get()),
})

export const cifrasQuery = queryOptions({
  queryKey: ['cifras'],
  queryFn: () => unwrap(api.admin['dashboard-counts'].get()),
  refetchInterval: UN_MINUTO,
})
