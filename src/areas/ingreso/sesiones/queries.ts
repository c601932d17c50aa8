import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'

const fetchSesiones = () => unwrap(api.sesiones.get())

export type SesionAbierta = Awaited<ReturnType<typeof fetchSesiones>>[number]

export const sesionesQuery = queryOptions({ queryKey: ['sesiones'], queryFn: fetchSesiones })

const closing = {
  onSuccess: ({ message }: { message: string }) => {
    toast.success(message)
    return queryClient.invalidateQueries({ queryKey: sesionesQuery.queryKey })
  },
  onError: announceFailure('No se pudo cerrar la sesión.'),
}

export const closeOne = mutationOptions({
  mutationFn: (id: number) => unwrap(api.sesiones({ id }).delete()),
  ...closing,
})

export const closeOthers = mutationOptions({
  mutationFn: () => unwrap(api.sesiones.delete()),
  ...closing,
})
