import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

const fetchAlmacenamiento = () => unwrap(api.admin.almacenamiento.get())

export type Almacenamiento = Awaited<ReturnType<typeof fetchAlmacenamiento>>

export const almacenamientoQuery = queryOptions({
  queryKey: ['almacenamiento'],
  queryFn: fetchAlmacenamiento,
})
