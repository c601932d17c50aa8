import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { etiquetaDeCampo } from './etiquetas'

interface Deshecho {
  message: string
  /** What was changed since, and stays so. */
  quedaron: string[]
}

/** Taking back what may show anywhere. */
export const takingBack = <V>(mutationFn: (datos: V) => Promise<Deshecho>, falla: string) =>
  accion({
    mutationFn,
    exito: ({ message, quedaron }) => {
      const quedan = quedaron.map(etiquetaDeCampo).join(', ')
      return quedan ? `${message} Queda como se cambió después: ${quedan}.` : message
    },
    falla,
    onSettled: () => void queryClient.invalidateQueries(),
  })
