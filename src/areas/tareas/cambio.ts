import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'
import { announceFailure } from '../base/fallas'

/** What every call over tasks answers, in the server's words. */
export interface Hecho {
  message: string
}

interface Cambio<V> {
  make: (datos: V) => Promise<Hecho>
  refetch: () => void
  /** What is said where the server has no words of its own; a form says it by itself. */
  falla?: string
}

/** A change to tasks: it is said when it is done, and what shows tasks is read anew. */
export const cambio = <V>({ make, refetch, falla }: Cambio<V>): UseMutationOptions<Hecho, ApiError, V> => ({
  mutationFn: make,
  onSuccess: ({ message }) => {
    toast.success(message)
    refetch()
  },
  ...(falla && { onError: announceFailure(falla) }),
})
