import { mutationOptions } from '@tanstack/react-query'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { etiquetaDeCampo } from './etiquetas'

interface Deshecho {
  message: string
  /** What was changed since, and stays so. */
  quedaron: string[]
}

/** Taking back what may show anywhere. */
export const takingBack = <V>(mutationFn: (datos: V) => Promise<Deshecho>, falla: string) =>
  mutationOptions({
    mutationFn,
    onSuccess: ({ message, quedaron }) => {
      const quedan = quedaron.map(etiquetaDeCampo).join(', ')
      toast.success(quedan ? `${message} Queda como se cambió después: ${quedan}.` : message)
    },
    onError: announceFailure(falla),
    onSettled: () => void queryClient.invalidateQueries(),
  })
