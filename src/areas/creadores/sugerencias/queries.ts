import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { claveDe } from '../../base/clave-de'
import { execute } from '../../base/ejecutar'
import { bajo, CIFRAS, type Leido, lectura } from '../../base/leer'
import { moderate } from '../../base/moderar'
import { resolver } from '../../base/optimista'
import { undoDecision } from '../decididas/queries'
import { forgetMotivo } from '../dialogo-de-motivo'
import { deCreadores } from '../queries'

export const SUGERENCIAS = 'admin/sugerencias'

export type Sugerencia = Leido<typeof SUGERENCIAS>['data'][number]

/** Who proposes the same as the one that stands for all. */
export const ademasDe = ({ id, de }: Pick<Sugerencia, 'id' | 'de'>) =>
  de.filter((una) => una.id !== id).map(({ suggester_email }) => suggester_email)

export type EstadoDeSugerencias = 'PENDING' | 'APPROVED' | 'REJECTED'

export const sugerenciasQuery = (estado: EstadoDeSugerencias, page: number) =>
  lectura(SUGERENCIAS, { estado, page })

const comun = { lista: claveDe(SUGERENCIAS), ademas: [bajo(...CIFRAS), deCreadores] }

const undo = (id: number) => execute(undoDecision('sugerencias'), id)

const aprobacion = {
  ...comun,
  mutationFn: ({ id }: { id: number }) =>
    moderate(unwrap(api.composers.admin.suggestions({ id }).approve.post())),
  exito: 'Sugerencia aprobada!',
  falla: 'Error al aprobar la sugerencia',
}

export const aprobarSugerencia = mutationOptions(resolver({ ...aprobacion, undo }))

/** A name once said is not taken back. */
export const aprobarNombre = mutationOptions(resolver(aprobacion))

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
  undo,
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

export const rejectNombre = {
  ...comun,
  mutationFn: async ({ id, reason }: { id: number; reason: string }) => {
    await moderate(unwrap(api.composers.admin.suggestions({ id }).reject.post({ reason })))
    forgetMotivo(borradorDeRechazo(id))
  },
  exito: 'Sugerencia rechazada exitosamente!',
  falla: 'Error al rechazar la sugerencia',
}

export const rejectSugerencia = { ...rejectNombre, undo }
