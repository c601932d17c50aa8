import { lazy, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Lectura } from '../../base/lectura'

const Decididas = lazy(() => import('./decididas'))

interface Props {
  tab: 'aportes' | 'sugerencias'
  children: ReactNode
}

/** What waits, and what was decided. */
export function Vistas({ tab, children }: Props) {
  const [parametros] = useSearchParams()
  const isDecididas = parametros.get('ver') === 'decididas'
  const actual = (es: boolean) => (es ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <div className="pila">
      <nav className="enlaces-de-lista" aria-label="Cuáles se ven">
        <Link to={`?tab=${tab}`} {...actual(!isDecididas)}>
          Pendientes
        </Link>
        <Link to={`?tab=${tab}&ver=decididas`} {...actual(isDecididas)}>
          {tab === 'aportes' ? 'Decididos' : 'Decididas'}
        </Link>
      </nav>
      {isDecididas ? (
        <Lectura falla="No se pudo cargar lo decidido.">
          <Decididas que={tab} />
        </Lectura>
      ) : (
        children
      )}
    </div>
  )
}
