import { lectura } from '../base/leer'

export interface PedidoDePractica {
  que: string
  nivel: string
  como: string
  semilla: number
}

/** Of one seed it is always the same question, and whoever goes on wants another one. */
export const practicaQuery = (pedido: PedidoDePractica) => ({
  // The client's types know a query as the server has read it, not as it is sent.
  ...lectura('alumnos/me/practica/oido', pedido as never),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
