import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { announceFailure } from '../../base/fallas'
import { type Leido, lectura, readAgain } from '../../base/leer'

export type SesionAbierta = Leido<'sesiones'>[number]

export const sesionesQuery = lectura('sesiones')

const closing = {
  onSuccess: ({ message }: { message: string }) => {
    toast.success(message)
    return readAgain('sesiones')
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
