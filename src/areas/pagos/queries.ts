import type { PagoNuevo, PagosNuevos } from '../../domain/pagos/pago-nuevo'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { type Leido, lectura, readAgain } from '../base/leer'

export type Planilla = Leido<'admin/catedras/:id/pagos'>
export type FilaDePlanilla = Planilla['alumnos'][number]

export const planillaQuery = (id: number) => lectura('admin/catedras/:id/pagos', { id })

export type Pago = Leido<'admin/catedraalumnos/:id/pagos'>[number]

export const pagosQuery = (id: number) => lectura('admin/catedraalumnos/:id/pagos', { id })

/** How somebody stands is said in the course and in its sheet too. */
const refetch = () => readAgain('admin/catedraalumnos', 'admin/pagos', 'admin/catedras')

export const registerPago = (inscripcion: number) =>
  accion({
    mutationFn: async (pago: PagoNuevo | PagosNuevos) => {
      const { pagos } = api.admin.catedraalumnos({ id: inscripcion })
      if ('conceptos' in pago) await unwrap(pagos.juntos.post(pago))
      else await unwrap(pagos.post(pago))
    },
    exito: 'Pago registrado.',
    // The form goes on with what is left to pay.
    refetch,
    // Somebody else may have recorded it meanwhile.
    onError: ({ status }) => {
      if (status === 400) void refetch()
    },
  })

export const reciboQuery = (id: number) => lectura('admin/pagos/:id', { id })

export const sendRecibo = accion({
  mutationFn: (id: number) => unwrap(api.admin.pagos({ id }).recibo.post()),
  exito: ({ message }) => message,
  falla: 'No se pudo enviar el recibo.',
})

export const notifyDeuda = accion({
  mutationFn: (inscripcion: number) =>
    unwrap(api.admin.catedraalumnos({ id: inscripcion })['aviso-de-pago'].post()),
  exito: ({ message }) => message,
  falla: 'No se pudo enviar el aviso.',
  onSettled: refetch,
})

export const annulPago = accion({
  mutationFn: (id: number) => unwrap(api.admin.pagos({ id }).delete()),
  exito: ({ message }) => message,
  falla: 'No se pudo anular el pago.',
  onSettled: refetch,
})
