import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { queryClient } from '../../base/consultas'

export const mantenimientoQuery = queryOptions({
  queryKey: ['mantenimiento'],
  queryFn: () => unwrap(api.admin.mantenimiento.get()),
})

export async function turnMantenimiento(activo: boolean) {
  queryClient.setQueryData(
    mantenimientoQuery.queryKey,
    await unwrap(api.admin.mantenimiento.post({ activo })),
  )
}
