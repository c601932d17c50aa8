import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type ApiError, api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { nadaSiNoExiste } from '../../base/fallas'
import { refetch } from '../queries-de-alumno'

/** What was delivered before; null where nothing was, or it is there no longer. */
export const aportePropioQuery = (id: number) =>
  queryOptions({
    queryKey: ['alumno', 'tareas', id, 'aporte'],
    queryFn: () => fetchAporte(id).catch(nadaSiNoExiste),
    staleTime: 0,
  })

const fetchAporte = (id: number) => unwrap(api.tareas({ id }).aporte.get())

export type AporteEntregado = Awaited<ReturnType<typeof fetchAporte>>

const CONFLICTO = 409

/** Where it was delivered already, as after an answer that never came, the task says so. */
export const deliverAporte = (id: number) =>
  mutationOptions({
    mutationFn: (datos: object) => unwrap(api.tareas({ id }).aporte.post(datos as never)),
    onSuccess: ({ message }) => {
      toast.success(message)
      refetch()
    },
    onError: ({ status }: ApiError) => {
      if (status === CONFLICTO) refetch()
    },
  })

export const creadoresQuery = (nombre: string) =>
  queryOptions({
    queryKey: ['creadores', 'buscados', nombre],
    queryFn: () => unwrap(api.composers.search.get({ query: { query: nombre } })),
  })

export const creadorQuery = (id: number) =>
  queryOptions({
    queryKey: ['creadores', 'elegido', id],
    queryFn: () => unwrap(api.composers({ id }).get()),
  })
