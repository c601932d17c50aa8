import { mutationOptions, type UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'
import { announceFailure } from './fallas'

interface Accion<D, V, C = unknown>
  extends Omit<UseMutationOptions<D, ApiError, V, C>, 'mutationFn' | 'onSuccess'> {
  mutationFn: (datos: V) => Promise<D>
  /** What is said when it is done. */
  exito?: string | ((hecho: D, datos: V) => string)
  /** Brings what shows it up to date; a promise is waited for. */
  refetch?: (hecho: D, datos: V) => unknown
  /** What is said where the server has no words of its own; a form says it by itself. */
  falla?: string
}

/** What somebody does by a call, and what comes of it whatever became of the screen that asked. */
export const accion = <D, V = void, C = unknown>({ exito, refetch, falla, ...otras }: Accion<D, V, C>) =>
  mutationOptions<D, ApiError, V, C>({
    onSuccess: (hecho, datos) => {
      if (exito) toast.success(typeof exito === 'string' ? exito : exito(hecho, datos))
      return refetch?.(hecho, datos)
    },
    ...(falla && { onError: announceFailure(falla) }),
    ...otras,
  })
