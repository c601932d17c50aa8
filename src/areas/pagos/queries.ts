import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { PagoNuevo } from '../../domain/pago-nuevo'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { avisarFalla } from '../base/fallas'

const pedirPlanilla = (id: number) => unwrap(api.admin.catedras({ id }).pagos.get())

export type Planilla = Awaited<ReturnType<typeof pedirPlanilla>>
export type FilaDePlanilla = Planilla['alumnos'][number]

/** Under the courses: what changes an enrolment changes this. */
export const planillaQuery = (id: number) =>
  queryOptions({ queryKey: ['catedras', id, 'pagos'], queryFn: () => pedirPlanilla(id) })

const pedirPagos = (id: number) => unwrap(api.admin.catedraalumnos({ id }).pagos.get())

export type Pago = Awaited<ReturnType<typeof pedirPagos>>[number]

export const pagosQuery = (inscripcion: number) =>
  queryOptions({ queryKey: ['pagos', inscripcion], queryFn: () => pedirPagos(inscripcion) })

/** How somebody stands is said in the course and in its sheet too. */
const releer = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['pagos'] }),
    queryClient.invalidateQueries({ queryKey: ['catedras'] }),
  ])

export const registrarPago = (inscripcion: number) =>
  mutationOptions({
    mutationFn: (pago: PagoNuevo) => unwrap(api.admin.catedraalumnos({ id: inscripcion }).pagos.post(pago)),
    onSuccess: () => {
      toast.success('Pago registrado.')
      // The form goes on with what is left to pay.
      return releer()
    },
    // Somebody else may have recorded it meanwhile.
    onError: ({ status }) => {
      if (status === 400) void releer()
    },
  })

export const anularPago = mutationOptions({
  mutationFn: (id: number) => unwrap(api.admin.pagos({ id }).delete()),
  onSuccess: ({ message }) => void toast.success(message),
  onError: avisarFalla('No se pudo anular el pago.'),
  onSettled: releer,
})
