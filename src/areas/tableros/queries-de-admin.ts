import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'

const UN_MINUTO = 60_000

export const panelQuery = queryOptions({
  queryKey: ['cifras', 'panel'],
  queryFn: () => unwrap(api.admin.panel.get()),
})

/** What fails in the background. */
export const alarmasQuery = queryOptions({
  queryKey: ['cifras', 'alarmas'],
  queryFn: () => unwrap(api.admin.alarmas.get()),
  refetchInterval: UN_MINUTO,
})

export const cifrasQuery = queryOptions({
  queryKey: ['cifras'],
  queryFn: () => unwrap(api.admin['dashboard-counts'].get()),
  refetchInterval: UN_MINUTO,
})
