import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { avisarFalla } from '../../base/fallas'

const pedirSesiones = () => unwrap(api.sesiones.get())

export type SesionAbierta = Awaited<ReturnType<typeof pedirSesiones>>[number]

export const sesionesQuery = queryOptions({ queryKey: ['sesiones'], queryFn: pedirSesiones })

const alCerrar = {
  onSuccess: ({ message }: { message: string }) => {
    toast.success(message)
    return queryClient.invalidateQueries({ queryKey: sesionesQuery.queryKey })
  },
  onError: avisarFalla('No se pudo cerrar la sesión.'),
}

export const cerrarUna = mutationOptions({
  mutationFn: (id: number) => unwrap(api.sesiones({ id }).delete()),
  ...alCerrar,
})

export const cerrarLasDemas = mutationOptions({
  mutationFn: () => unwrap(api.sesiones.delete()),
  ...alCerrar,
})
