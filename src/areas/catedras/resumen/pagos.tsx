import { estadosDePago } from '../../../domain/pagos'
import { EstadoDePago } from '../../pagos/estado-de-pago'
import type { Inscrito } from '../queries-de-docente'

/** How those who are enrolled stand: each state's share as a bar. */
export function Pagos({ inscritos }: { inscritos: Inscrito[] }) {
  const total = inscritos.length
  if (total === 0) return null
  const grupos = estadosDePago
    .map((estado) => ({ estado, cuantos: inscritos.filter((uno) => uno.estadoActual === estado).length }))
    .filter(({ cuantos }) => cuantos > 0)
  return (
    <section className="panel apartado" aria-labelledby="pagos">
      <h2 id="pagos">Pagos</h2>
      <ul className="reparto" aria-label="Estado de los pagos">
        {grupos.map(({ estado, cuantos }) => (
          <li key={estado}>
            <EstadoDePago estado={estado} />
            <meter aria-label={estado} min={0} max={total} value={cuantos} />
            <span>{cuantos}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
