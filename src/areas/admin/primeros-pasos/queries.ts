import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { CambioDeClave } from '../../../domain/clave'
import type { CorreoDePrueba } from '../../../domain/correo-de-prueba'
import { api, unwrap } from '../../../lib/api'
import { abrirSesion } from '../../../lib/sesion'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../shared/consultas'
import { avisarFalla } from '../../shared/fallas'
import { rutas } from '../rutas'

const pedirPasos = () => unwrap(api.admin['primeros-pasos'].get())

export type PrimerosPasos = Awaited<ReturnType<typeof pedirPasos>>

export const pasosQuery = queryOptions({ queryKey: ['primeros-pasos'], queryFn: pedirPasos })

/** None where somebody has said that they were seen. */
export const cuantosFaltan = ({ terminados, hechos }: PrimerosPasos) =>
  terminados ? 0 : Object.values(hechos).filter((hecho) => !hecho).length

const releer = () => void queryClient.invalidateQueries({ queryKey: pasosQuery.queryKey })

/** Before one is in: where one goes depends on it. Nobody stays outside because it could not be read. */
export async function adelantarPrimerosPasos(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await api.admin['primeros-pasos'].get({ headers })
  if (data) queryClient.setQueryData(pasosQuery.queryKey, data)
}

/** Where one was going; a new installation first shows what it needs. */
export function inicioTrasIngresar(desde: string | undefined): string {
  if (desde && desde !== rutas.inicio && desde !== rutas.panel) return desde
  return queryClient.getQueryData(pasosQuery.queryKey)?.llevar ? rutas.primerosPasos : rutas.panel
}

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
