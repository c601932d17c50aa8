import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { sumarMeses } from '../../domain/mes'
import { mesLargo } from '../../lib/formato'
import { hoy } from '../base/sitio'

/** From one month to another. */
export function Meses({ mes }: { mes: string }) {
  const [anterior, siguiente] = [sumarMeses(mes, -1), sumarMeses(mes, 1)]
  return (
    <header className="meses">
      <h2 id="mes" aria-live="polite">
        {mesLargo(mes)}
      </h2>
      <nav aria-label="Meses" className="botones">
        <Link className="boton" to={`?mes=${anterior}`} preventScrollReset>
          <ChevronLeft aria-hidden="true" />
          <span className="oculto">Mes anterior, {mesLargo(anterior)}</span>
        </Link>
        <Link className="boton" to={`?mes=${hoy().slice(0, 7)}`} preventScrollReset>
          Hoy
        </Link>
        <Link className="boton" to={`?mes=${siguiente}`} preventScrollReset>
          <ChevronRight aria-hidden="true" />
          <span className="oculto">Mes siguiente, {mesLargo(siguiente)}</span>
        </Link>
      </nav>
    </header>
  )
}
