import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { PagoNuevo } from '../../domain/pagos/pago-nuevo'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'

const fetchPlanilla = (id: number) => unwrap(api.admin.catedras({ id }).pagos.get())

export type Planilla = Awaited<ReturnType<typeof fetchPlanilla>>
export type FilaDePlanilla = Planilla['alumnos'][number]

/** Under the courses: what changes an enrolment changes this. */
export const planillaQuery = (id: number) =>
  queryOptions({ queryKey: ['catedras', id, 'pagos'], queryFn: () => fetchPlanilla(id) })

const fetchPagos = (id: number) => unwrap(api.admin.catedraalumnos({ id }).pagos.get())

export type Pago = Awaited<ReturnType<typeof fetchPagos>>[number]

export const pagosQuery = (inscripcion: number) =>
  queryOptions({ queryKey: ['pagos', inscripcion], queryFn: () => fetchPagos(inscripcion) })

/** How somebody stands is said in the course and in its sheet too. */
const refetch = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['pagos'] }),
    queryClient.invalidateQueries({ queryKey: ['catedras'] }),
  ])

export const registerPago = (inscripcion: number) =>
  mutationOptions({
    mutationFn: (pago: PagoNuevo) => unwrap(api.admin.catedraalumnos({ id: inscripcion }).pagos.post(pago)),
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

export const reciboQuery = (id: number) =>
  queryOptions({ queryKey: ['pagos', 'recibo', id], queryFn: () => unwrap(api.admin.pagos({ id }).get()) })

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
