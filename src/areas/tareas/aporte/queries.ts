import { api, unwrap } from '../../../lib/api'
import { accion } from '../../base/accion'
import { type Leido, lectura } from '../../base/leer'
import { refetch } from '../queries-de-alumno'

/** What was delivered before. */
export const aportePropioQuery = (id: number) => ({ ...lectura('tareas/:id/aporte?', { id }), staleTime: 0 })

export type AporteEntregado = Leido<'tareas/:id/aporte'>

const CONFLICTO = 409

/** Where it was delivered already, as after an answer that never came, the task says so. */
export const deliverAporte = (id: number) =>
  accion({
    mutationFn: (datos: object) => unwrap(api.tareas({ id }).aporte.post(datos as never)),
    exito: ({ message }) => message,
    refetch,
    onError: ({ status }) => {
      if (status === CONFLICTO) refetch()
    },
  })

export const creadoresQuery = (query: string) => lectura('composers/search', { query })

export const creadorQuery = (id: number) => lectura('composers/:id', { id })
