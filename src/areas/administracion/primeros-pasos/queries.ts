import { mutationOptions } from '@tanstack/react-query'
import type { CorreoDePrueba } from '../../../domain/correos/correo-de-prueba'
import type { CambioDeClave } from '../../../domain/sesiones/clave'
import { api, unwrap } from '../../../lib/api'
import { openSesion } from '../../../lib/sesion'
import { toast } from '../../../ui/toast'
import { accion } from '../../base/accion'
import { queryClient } from '../../base/consultas'
import { type Leido, lectura, readAgain } from '../../base/leer'

export type PrimerosPasos = Leido<'admin/primeros-pasos'>

export const pasosQuery = lectura('admin/primeros-pasos')

/** None where somebody has said that they were seen. It stands in the menu: an answer of another shape has none. */
export const cuantosFaltan = ({ terminados, hechos }: PrimerosPasos) =>
  terminados ? 0 : Object.values(Object(hechos)).filter((hecho) => !hecho).length

const refetch = () => void readAgain('admin/primeros-pasos')

export const finishPasos = accion({
  mutationFn: () => unwrap(api.admin['primeros-pasos'].put()),
  refetch: (pasos) => queryClient.setQueryData(pasosQuery.queryKey, pasos),
  falla: 'No se pudo guardar que ya los viste.',
})

export const changeClave = mutationOptions({
  mutationFn: (datos: CambioDeClave) => unwrap(api.admin.clave.put(datos)),
  onSuccess: ({ token, message }) => {
    openSesion('adminToken', token, 'admin')
    toast.success(message)
    refetch()
  },
})

export const tryOutCorreo = mutationOptions({
  mutationFn: (datos: CorreoDePrueba) => unwrap(api.admin.correos.prueba.post(datos)),
  onSuccess: refetch,
})
