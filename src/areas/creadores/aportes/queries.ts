import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Calidad } from '../../../domain/creadores/creadores'
import type { Periodo } from '../../../domain/creadores/periodos'
import { api, unwrap } from '../../../lib/api'
import { saveBorrador } from '../../base/borrador'
import { claveDe } from '../../base/clave-de'
import { execute } from '../../base/ejecutar'
import { bajo, CIFRAS, type Leido, lectura } from '../../base/leer'
import { moderate } from '../../base/moderar'
import { resolver } from '../../base/optimista'
import { undoDecision } from '../decididas/queries'
import { forgetMotivo } from '../dialogo-de-motivo'
import { deCreadores } from '../queries'
import { SUGERENCIAS } from '../sugerencias/queries'

/** One, and its reading is heard: whoever sent it sees it in review. */
export const aporteQuery = (id: number) => lectura('admin/composers/:id?', { id })

export type Aporte = NonNullable<Leido<'admin/composers/:id?'>>

export const APORTES = 'admin/aportes'

export type EstadoDeAportes = 'PENDING_REVIEW' | 'PUBLISHED' | 'REJECTED'

export const aportesQuery = (estado: EstadoDeAportes, page: number) => lectura(APORTES, { estado, page })

const conEstado = (status: 'NEEDS_IMPROVEMENT' | 'REJECTED') =>
  unwrap(api.admin.composers.get({ query: { status } }))

async function fetchRemitidos() {
  const listas = await Promise.all([conEstado('NEEDS_IMPROVEMENT'), conEstado('REJECTED')])
  return { data: listas.flat().sort((uno, otro) => otro.updated_at.localeCompare(uno.updated_at)) }
}

export type Remitido = Awaited<ReturnType<typeof fetchRemitidos>>['data'][number]

/** What was sent back or rejected, the last that changed first. */
export const remitidosQuery = queryOptions({ queryKey: ['remitidos'], queryFn: fetchRemitidos })

const undoAporte = (id: number) => execute(undoDecision('aportes'), id)

const comun = {
  lista: claveDe(APORTES),
  ademas: [bajo('remitidos', ...CIFRAS), deCreadores],
}

/** As it stands in the list: who resolved it elsewhere meanwhile is not overruled. */
const PENDIENTE = { status: 'PENDING_REVIEW' } as const

export const borradorDeDecision = (id: number) => `decision-${id}`

/** Once it is resolved, what had been chosen for it is of no use. */
async function decide<T>(id: number, llamada: Promise<T>): Promise<T> {
  const hecho = await moderate(llamada)
  saveBorrador(borradorDeDecision(id), '')
  return hecho
}

interface Aprobacion {
  id: number
  period: Periodo
  quality: Calidad
}

export const aprobarAporte = mutationOptions(
  resolver({
    ...comun,
    mutationFn: ({ id, period, quality }: Aprobacion) =>
      decide(
        id,
        unwrap(api.composers({ id }).status.put({ status: 'PUBLISHED', period, quality, antes: PENDIENTE })),
      ),
    exito: 'Aporte aprobado exitosamente!',
    falla: 'Error al aprobar el aporte.',
    undo: undoAporte,
  }),
)

export const borradorDeRevision = (id: number) => `revision-${id}`

export const remitirAporte = {
  ...comun,
  mutationFn: async ({ id, reason }: { id: number; reason: string }) => {
    await decide(id, unwrap(api.admin.composers({ id }).review.post({ reason })))
    forgetMotivo(borradorDeRevision(id))
  },
  exito: 'Aporte remitido para revisión!',
  falla: 'Error al remitir el aporte.',
}

export const rejectAporte = {
  ...comun,
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    decide(id, unwrap(api.composers({ id }).status.put({ status: 'REJECTED', reason, antes: PENDIENTE }))),
  exito: 'Aporte rechazado.',
  falla: 'Error al rechazar el aporte.',
  undo: undoAporte,
}

interface Conversion {
  id: number
  /** Whom it is about. */
  composerId: number
}

export const convertAporte = mutationOptions(
  resolver({
    lista: comun.lista,
    ademas: [...comun.ademas, bajo(SUGERENCIAS)],
    mutationFn: ({ id, composerId }: Conversion) =>
      decide(id, unwrap(api.admin.composers({ id }).suggestion.post({ composerId }))),
    exito: 'El aporte pasó a Sugerencias de Edición.',
    falla: 'No se pudo pasar el aporte a sugerencia.',
  }),
)

/** What was sent back or rejected waits again to be reviewed. */
export const sendBackAporte = mutationOptions(
  resolver({
    lista: remitidosQuery.queryKey,
    ademas: [bajo(APORTES, ...CIFRAS), deCreadores],
    mutationFn: ({ id }: { id: number }) =>
      moderate(unwrap(api.composers({ id }).status.put({ status: 'PENDING_REVIEW' }))),
    exito: 'El aporte volvió a Aportes Pendientes.',
    falla: 'No se pudo devolver el aporte.',
  }),
)
