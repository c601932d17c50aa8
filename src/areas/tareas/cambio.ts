import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'
import { avisarFalla } from '../base/fallas'

/** What every call over tasks answers, in the server's words. */
export interface Hecho {
  message: string
}

interface Cambio<V> {
  hacer: (datos: V) => Promise<Hecho>
  releer: () => void
  /** What is said where the server has no words of its own; a form says it by itself. */
  falla?: string
}

/** A change to tasks: it is said when it is done, and what shows tasks is read anew. */
export const cambio = <V>({ hacer, releer, falla }: Cambio<V>): UseMutationOptions<Hecho, ApiError, V> => ({
  mutationFn: hacer,
  onSuccess: ({ message }) => {
    toast.success(message)
    releer()
  },
  ...(falla && { onError: avisarFalla(falla) }),
})
