import { mutationOptions } from '@tanstack/react-query'
import type { PagoNuevo, PagosNuevos } from '../../domain/pagos/pago-nuevo'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { announceFailure } from '../base/fallas'
import { type Leido, lectura, readAgain } from '../base/leer'

export type Planilla = Leido<'admin/catedras/:id/pagos'>
export type FilaDePlanilla = Planilla['alumnos'][number]

export const planillaQuery = (id: number) => lectura('admin/catedras/:id/pagos', { id })

export type Pago = Leido<'admin/catedraalumnos/:id/pagos'>[number]

export const pagosQuery = (id: number) => lectura('admin/catedraalumnos/:id/pagos', { id })

/** How somebody stands is said in the course and in its sheet too. */
const refetch = () => readAgain('admin/catedraalumnos', 'admin/pagos', 'admin/catedras')

export const registerPago = (inscripcion: number) =>
  mutationOptions({
    mutationFn: async (pago: PagoNuevo | PagosNuevos) => {
      const { pagos } = api.admin.catedraalumnos({ id: inscripcion })
      if ('conceptos' in pago) await unwrap(pagos.juntos.post(pago))
      else await unwrap(pagos.post(pago))
    },
    onSuccess: () => {
      toast.success('Pago registrado.')
      // The form goes on with what is left to pay.
      return refetch()
    },
    // Somebody else may have recorded it meanwhile.
    onError: ({ status }) => {
      if (status === 400) void refetch()
    },
  })

export const reciboQuery = (id: number) => lectura('admin/pagos/:id', { id })

export const sendRecibo = mutationOptions({
  mutationFn: (id: number) => unwrap(api.admin.pagos({ id }).recibo.post()),
  onSuccess: ({ message }) => void toast.success(message),
  onError: announceFailure('No se pudo enviar el recibo.'),
})

export const notifyDeuda = mutationOptions({
  mutationFn: (inscripcion: number) =>
    unwrap(api.admin.catedraalumnos({ id: inscripcion })['aviso-de-pago'].post()),
  onSuccess: ({ message }) => void toast.success(message),
  onError: announceFailure('No se pudo enviar el aviso.'),
  onSettled: refetch,
})

export const annulPago = mutationOptions({
  mutationFn: (id: number) => unwrap(api.admin.pagos({ id }).delete()),
  onSuccess: ({ message }) => void toast.success(message),
  onError: announceFailure('No se pudo anular el pago.'),
  onSettled: refetch,
})
