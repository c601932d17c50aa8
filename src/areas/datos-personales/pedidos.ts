import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { type Leido, lectura, readAgain } from '../base/leer'

const pedidos = api.admin['pedidos-de-datos']

export const pedidosQuery = lectura('admin/pedidos-de-datos')

export type PedidoDeDatos = Leido<'admin/pedidos-de-datos'>[number]

/** Where what was erased can still be. */
export type QuedaEn = Awaited<ReturnType<NonNullable<(typeof grantBorrado)['mutationFn']>>>['quedan_en']

export const grantBorrado = accion({
  mutationFn: (id: number) => unwrap(pedidos({ id }).borrar.post()),
  exito: 'Datos borrados.',
  // Whose they were may be named anywhere.
  refetch: () => void queryClient.invalidateQueries(),
  falla: 'No se pudieron borrar los datos.',
})

export const refuseBorrado = (id: number) =>
  accion({
    mutationFn: (rechazo: { motivo: string }) => unwrap(pedidos({ id }).rechazar.post(rechazo)),
    exito: ({ nombre }) => `Pedido rechazado. ${nombre} recibe tu respuesta por correo.`,
    refetch: () => void readAgain('admin/pedidos-de-datos'),
  })
