import { api, unwrap } from '../../../lib/api'
import { queryClient } from '../../base/consultas'
import { lectura } from '../../base/leer'

export const mantenimientoQuery = lectura('admin/mantenimiento')

export async function turnMantenimiento(activo: boolean) {
  queryClient.setQueryData(
    mantenimientoQuery.queryKey,
    await unwrap(api.admin.mantenimiento.post({ activo })),
  )
}
