import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { CorreoDePrueba } from '../../../domain/correos/correo-de-prueba'
import type { CambioDeClave } from '../../../domain/sesiones/clave'
import { api, unwrap } from '../../../lib/api'
import { openSesion } from '../../../lib/sesion'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'

const fetchPasos = () => unwrap(api.admin['primeros-pasos'].get())

export type PrimerosPasos = Awaited<ReturnType<typeof fetchPasos>>

export const pasosQuery = queryOptions({ queryKey: ['primeros-pasos'], queryFn: fetchPasos })

/** None where somebody has said that they were seen. It stands in the menu: an answer of another shape has none. */
export const cuantosFaltan = ({ terminados, hechos }: PrimerosPasos) =>
  terminados ? 0 : Object.values(Object(hechos)).filter((hecho) => !hecho).length

const refetch = () => void queryClient.invalidateQueries({ queryKey: pasosQuery.queryKey })

export const finishPasos = mutationOptions({
  mutationFn: () => unwrap(api.admin['primeros-pasos'].put()),
  onSuccess: (pasos) => queryClient.setQueryData(pasosQuery.queryKey, pasos),
  onError: announceFailure('No se pudo guardar que ya los viste.'),
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
