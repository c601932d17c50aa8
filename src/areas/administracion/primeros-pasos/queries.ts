import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { CambioDeClave } from '../../../domain/clave'
import type { CorreoDePrueba } from '../../../domain/correo-de-prueba'
import { api, unwrap } from '../../../lib/api'
import { abrirSesion } from '../../../lib/sesion'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { avisarFalla } from '../../base/fallas'

const pedirPasos = () => unwrap(api.admin['primeros-pasos'].get())

export type PrimerosPasos = Awaited<ReturnType<typeof pedirPasos>>

export const pasosQuery = queryOptions({ queryKey: ['primeros-pasos'], queryFn: pedirPasos })

/** None where somebody has said that they were seen. */
export const cuantosFaltan = ({ terminados, hechos }: PrimerosPasos) =>
  terminados ? 0 : Object.values(hechos).filter((hecho) => !hecho).length

const releer = () => void queryClient.invalidateQueries({ queryKey: pasosQuery.queryKey })

export const terminarPasos = mutationOptions({
  mutationFn: () => unwrap(api.admin['primeros-pasos'].put()),
  onSuccess: (pasos) => queryClient.setQueryData(pasosQuery.queryKey, pasos),
  onError: avisarFalla('No se pudo guardar que ya los viste.'),
})

export const cambiarClave = mutationOptions({
  mutationFn: (datos: CambioDeClave) => unwrap(api.admin.clave.put(datos)),
  onSuccess: ({ token, message }) => {
    abrirSesion('adminToken', token, 'admin')
    toast.success(message)
    releer()
  },
})

export const probarCorreo = mutationOptions({
  mutationFn: (datos: CorreoDePrueba) => unwrap(api.admin.correos.prueba.post(datos)),
  onSuccess: releer,
})
