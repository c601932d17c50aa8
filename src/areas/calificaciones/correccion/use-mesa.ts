import { useSearchParams } from 'react-router'
import { canGrade } from '../../../domain/tareas/tareas'
import type { Entrega } from '../../tareas/tipos'

/** Which delivery is on the desk; the address says so. Those beside it are loaded before they are asked for. */
export function useMesa(entregadas: readonly Entrega[]) {
  const [parametros, setParametros] = useSearchParams()
  const pedida = entregadas.findIndex(({ id }) => String(id) === parametros.get('entrega'))
  const primera = Math.max(0, entregadas.findIndex(canGrade))
  const posicion = pedida >= 0 ? pedida : primera
  const actual = entregadas[posicion] as Entrega

  const go = (id: number) =>
    setParametros(
      (otros) => {
        otros.set('entrega', String(id))
        return otros
      },
      { replace: true, preventScrollReset: true },
    )
  const goTo = (entrega: Entrega | undefined) => entrega && go(entrega.id)

  return {
    actual,
    cercanas: entregadas.slice(Math.max(0, posicion - 1), posicion + 3),
    go,
    shift: (paso: -1 | 1) => goTo(entregadas[posicion + paso]),
    /** The next one in the row that waits, from here on and then from the start, but for those just graded; whether there is one. */
    goToNextPorCalificar: (calificadas: readonly number[]) => {
      const enOrden = [...entregadas.slice(posicion + 1), ...entregadas.slice(0, posicion)]
      const siguiente = enOrden.find((una) => canGrade(una) && !calificadas.includes(una.id))
      goTo(siguiente)
      return siguiente !== undefined
    },
  }
}
