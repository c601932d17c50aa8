import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Calidad } from '../../../domain/creadores'
import type { Periodo } from '../../../domain/periodos'
import { api, unwrap } from '../../../lib/api'
import { fallasDeModeracion } from '../../../lib/texto-de-falla'
import { resolver } from '../../shared/optimista'
import { creadoresClave } from '../creadores/queries'
import { olvidarMotivo } from '../dialogo-de-motivo'
import { cifrasQuery } from '../panel/queries'

const pedirAportes = () => unwrap(api.composers.pending.get())

export type Aporte = Awaited<ReturnType<typeof pedirAportes>>[number]

export const aportesQuery = queryOptions({ queryKey: ['aportes'], queryFn: pedirAportes })

const comun = { lista: aportesQuery.queryKey, ademas: [cifrasQuery.queryKey, creadoresClave] }

interface Aprobacion {
  id: number
  period: Periodo
  quality: Calidad
}

export const aprobarAporte = mutationOptions(
  resolver({
    ...comun,
    mutationFn: ({ id, period, quality }: Aprobacion) =>
      unwrap(api.composers({ id }).status.put({ status: 'PUBLISHED', period, quality })),
    exito: 'Aporte aprobado exitosamente!',
    falla: fallasDeModeracion.aprobarAporte,
  }),
)

export const borradorDeRevision = (id: number) => `revision-${id}`

export const remitirAporte = {
  ...comun,
  mutationFn: async ({ id, reason }: { id: number; reason: string }) => {
    await unwrap(api.admin.composers({ id }).review.post({ reason }))
    olvidarMotivo(borradorDeRevision(id))
  },
  exito: 'Aporte remitido para revisión!',
  falla: fallasDeModeracion.remitirAporte,
}

export const rechazarAporte = {
  ...comun,
  mutationFn: ({ id }: { id: number }) => unwrap(api.composers({ id }).status.put({ status: 'REJECTED' })),
  exito: 'Aporte rechazado.',
  falla: fallasDeModeracion.rechazarAporte,
}
