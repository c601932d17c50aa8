import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { EdicionDeInstitucion } from '../../../domain/institucion'
import { api, unwrap } from '../../../lib/api'
import { avisarFalla } from '../../base/fallas'

const pedirInstitucion = () => unwrap(api.admin.institucion.get())

export type Institucion = Awaited<ReturnType<typeof pedirInstitucion>>

export const institucionQuery = queryOptions({ queryKey: ['institucion'], queryFn: pedirInstitucion })

export const guardarInstitucion = mutationOptions({
  mutationFn: (datos: EdicionDeInstitucion) => unwrap(api.admin.institucion.put(datos)),
})

export const quitarLogo = mutationOptions({
  mutationFn: () => unwrap(api.admin.institucion.logo.delete()),
  onError: avisarFalla('No se pudo quitar el logo.'),
})
