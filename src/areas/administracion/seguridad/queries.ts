import { mutationOptions } from '@tanstack/react-query'
import type { ClaveYCodigo, SoloClave } from '../../../domain/sesiones/segundo-factor'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { lectura, readAgain } from '../../base/leer'

export const factorQuery = lectura('admin/segundo-factor')

const say = ({ message }: { message: string }) => {
  toast.success(message)
  void readAgain('admin/segundo-factor')
}

export const beginFactor = mutationOptions({
  mutationFn: (datos: SoloClave) => unwrap(api.admin['segundo-factor'].post(datos)),
  // What it answers is a secret: nothing of it stays behind.
  gcTime: 0,
})

export const confirmFactor = mutationOptions({
  mutationFn: (codigo: string) => unwrap(api.admin['segundo-factor'].confirmar.post({ codigo })),
  onSuccess: say,
  gcTime: 0,
})

export const renewCodigos = mutationOptions({
  mutationFn: (datos: ClaveYCodigo) => unwrap(api.admin['segundo-factor'].codigos.post(datos)),
  onSuccess: say,
  gcTime: 0,
})

export const desactivarFactor = mutationOptions({
  mutationFn: (datos: ClaveYCodigo) => unwrap(api.admin['segundo-factor'].delete(datos)),
  onSuccess: say,
})
