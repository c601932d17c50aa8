import { Link } from 'react-router'
import { estadosDePago } from '../../../../domain/pagos'
import { EstadoDePago } from '../../../shared/academia/estado-de-pago'
import type { Inscrito } from '../queries'

/** How many are enrolled, and how they stand: each state's share as a bar. */
export function Pagos({ inscritos }: { inscritos: Inscrito[] }) {
  const total = inscritos.length
  if (total === 0) return <p className="apagado">Todavía no hay alumnos inscritos.</p>
  const grupos = estadosDePago
    .map((estado) => ({ estado, cuantos: inscritos.filter((uno) => uno.estadoActual === estado).length }))
    .filter(({ cuantos }) => cuantos > 0)
  return (
    <>
      <p>
        <b className="cifra">{total}</b> {total === 1 ? 'alumno inscrito' : 'alumnos inscritos'}
      </p>
      <ul className="reparto" aria-label="Estado de los pagos">
        {grupos.map(({ estado, cuantos }) => (
          <li key={estado}>
            <EstadoDePago estado={estado} />
            <meter aria-label={estado} min={0} max={total} value={cuantos} />
            <span>{cuantos}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="?tab=alumnos">Ver los alumnos</Link>
      </p>
    </>
  )
}
