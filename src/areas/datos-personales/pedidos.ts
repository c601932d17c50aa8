import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { type Leido, lectura, readAgain } from '../base/leer'

const pedidos = api.admin['pedidos-de-datos']

export const pedidosQuery = lectura('admin/pedidos-de-datos')

export type PedidoDeDatos = Leido<'admin/pedidos-de-datos'>[number]

/** Where what was erased can still be. */
export type QuedaEn = Awaited<ReturnType<NonNullable<(typeof grantBorrado)['mutationFn']>>>['quedan_en']

export const grantBorrado = mutationOptions({
  mutationFn: (id: number) => unwrap(pedidos({ id }).borrar.post()),
  onSuccess: () => {
    toast.success('Datos borrados.')
    // Whose they were may be named anywhere.
    void queryClient.invalidateQueries()
  },
  onError: announceFailure('No se pudieron borrar los datos.'),
})

export const refuseBorrado = (id: number) =>
  mutationOptions({
    mutationFn: (rechazo: { motivo: string }) => unwrap(pedidos({ id }).rechazar.post(rechazo)),
    onSuccess: ({ nombre }) => {
      toast.success(`Pedido rechazado. ${nombre} recibe tu respuesta por correo.`)
      void readAgain('admin/pedidos-de-datos')
    },
  })
