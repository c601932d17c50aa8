import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { bajo, CIFRAS, type Leido, lectura } from '../../base/leer'
import { moderate } from '../../base/moderar'
import { resolver } from '../../base/optimista'
import { forgetMotivo } from '../dialogo-de-motivo'
import { deCreadores } from '../queries'

export const SUGERENCIAS = 'composers/admin/suggestions'

export type Sugerencia = Leido<typeof SUGERENCIAS>[number]

export const sugerenciasQuery = lectura(SUGERENCIAS)

const comun = { lista: sugerenciasQuery.queryKey, ademas: [bajo(...CIFRAS), deCreadores] }

export const aprobarSugerencia = mutationOptions(
  resolver({
    ...comun,
    mutationFn: ({ id }: { id: number }) =>
      moderate(unwrap(api.composers.admin.suggestions({ id }).approve.post())),
    exito: 'Sugerencia aprobada!',
    falla: 'Error al aprobar la sugerencia',
  }),
)

interface Parte {
  id: number
  campos: string[]
  reason: string
}

export const aprobarEnParte = {
  ...comun,
  mutationFn: ({ id, campos, reason }: Parte) =>
    moderate(unwrap(api.composers.admin.suggestions({ id }).approve.post({ campos, reason }))),
  exito: 'Sugerencia aprobada en parte.',
  falla: 'Error al aprobar la sugerencia',
}

export const borradorDeDevolucion = (id: number) => `devolucion-${id}`

export const sendBackSugerencia = {
  ...comun,
  mutationFn: async ({ id, reason }: { id: number; reason: string }) => {
    await moderate(unwrap(api.composers.admin.suggestions({ id }).review.post({ reason })))
    forgetMotivo(borradorDeDevolucion(id))
  },
  exito: 'Sugerencia remitida para revisión.',
  falla: 'Error al remitir la sugerencia',
}

/** That one is being read: whoever sent it sees it in review. */
export const openSugerencia = (id: number) => unwrap(api.composers.admin.suggestions({ id }).get())

export const borradorDeRechazo = (id: number) => `rechazo-${id}`

export const rejectSugerencia = {
  ...comun,
  mutationFn: async ({ id, reason }: { id: number; reason: string }) => {
    await moderate(unwrap(api.composers.admin.suggestions({ id }).reject.post({ reason })))
    forgetMotivo(borradorDeRechazo(id))
  },
  exito: 'Sugerencia rechazada exitosamente!',
  falla: 'Error al rechazar la sugerencia',
}
