import { mutationOptions } from '@tanstack/react-query'
import type { EdicionDeInstitucion } from '../../../domain/casa/institucion'
import { api, unwrap } from '../../../lib/api'
import { accion } from '../../base/accion'
import { type Leido, lectura } from '../../base/leer'

export type Institucion = Leido<'admin/institucion'>

export const institucionQuery = lectura('admin/institucion')

export const saveInstitucion = mutationOptions({
  mutationFn: (datos: EdicionDeInstitucion) => unwrap(api.admin.institucion.put(datos)),
})

export const dropLogo = accion({
  mutationFn: () => unwrap(api.admin.institucion.logo.delete()),
  falla: 'No se pudo quitar el logo.',
})
