import { mutationOptions } from '@tanstack/react-query'
import { type ApiError, api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { type Leido, lectura } from '../../base/leer'
import { refetch } from '../queries-de-alumno'

/** What was delivered before. */
export const aportePropioQuery = (id: number) => ({ ...lectura('tareas/:id/aporte?', { id }), staleTime: 0 })

export type AporteEntregado = Leido<'tareas/:id/aporte'>

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

export const creadoresQuery = (query: string) => lectura('composers/search', { query })

export const creadorQuery = (id: number) => lectura('composers/:id', { id })
