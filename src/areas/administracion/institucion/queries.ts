import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { EdicionDeInstitucion } from '../../../domain/casa/institucion'
import { api, unwrap } from '../../../lib/api'
import { announceFailure } from '../../base/fallas'

const fetchInstitucion = () => unwrap(api.admin.institucion.get())

export type Institucion = Awaited<ReturnType<typeof fetchInstitucion>>

export const institucionQuery = queryOptions({ queryKey: ['institucion'], queryFn: fetchInstitucion })

export const saveInstitucion = mutationOptions({
  mutationFn: (datos: EdicionDeInstitucion) => unwrap(api.admin.institucion.put(datos)),
})

export const dropLogo = mutationOptions({
  mutationFn: () => unwrap(api.admin.institucion.logo.delete()),
  onError: announceFailure('No se pudo quitar el logo.'),
})
