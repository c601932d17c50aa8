import { useSearchParams } from 'react-router'
import { puedeCalificar } from '../../../domain/tareas'
import type { Entrega } from '../../tareas/tipos'

/** Which delivery is on the desk; the address says so. Those beside it are loaded before they are asked for. */
export function useMesa(entregadas: Entrega[]) {
  const [parametros, setParametros] = useSearchParams()
  const pedida = entregadas.findIndex(({ id }) => String(id) === parametros.get('entrega'))
  const primera = Math.max(0, entregadas.findIndex(puedeCalificar))
  const posicion = pedida >= 0 ? pedida : primera
  const actual = entregadas[posicion] as Entrega

  const ir = (id: number) =>
    setParametros({ entrega: String(id) }, { replace: true, preventScrollReset: true })
  const irA = (entrega: Entrega | undefined) => entrega && ir(entrega.id)

  return {
    actual,
    cercanas: entregadas.slice(Math.max(0, posicion - 1), posicion + 3),
    ir,
    mover: (paso: -1 | 1) => irA(entregadas[posicion + paso]),
    /** The next one in the row that waits, from here on and then from the start. */
    irAlaSiguientePorCalificar: () => {
      const enOrden = [...entregadas.slice(posicion + 1), ...entregadas.slice(0, posicion)]
      irA(enOrden.find(puedeCalificar))
    },
  }
}
