import { cuantos } from '../../../lib/formato'
import type { ResultadosDeEvaluacion } from '../gestion'

const ANCHO = 30
const ALTO = 100

/** How many lie in each tenth, drawn; a table says the same to who can't see it. */
export function Distribucion({ tramos }: { tramos: ResultadosDeEvaluacion['distribucion'] }) {
  const mayor = Math.max(...tramos.map(({ cuantos }) => cuantos), 1)
  return (
    <section className="panel apartado distribucion">
      <h2>Distribución de las notas</h2>
      <svg viewBox={`0 -14 ${tramos.length * ANCHO} ${ALTO + 32}`} aria-hidden="true">
        {tramos.map((tramo, i) => {
          const alto = (tramo.cuantos / mayor) * ALTO
          return (
            <g key={tramo.desde}>
              <rect x={i * ANCHO + 2} y={ALTO - alto} width={ANCHO - 4} height={alto} rx={3} />
              {tramo.cuantos > 0 && (
                <text x={(i + 0.5) * ANCHO} y={ALTO - alto - 4}>
                  {tramo.cuantos}
                </text>
              )}
              <text x={i * ANCHO + 2} y={ALTO + 14} className="eje">
                {tramo.desde}
              </text>
            </g>
          )
        })}
        <path d={`M0 ${ALTO}H${tramos.length * ANCHO}`} />
      </svg>
      <ul className="oculto">
        {tramos.map(({ desde, hasta, cuantos: n }) => (
          <li key={desde}>
            De {desde} a {hasta} %: {cuantos(n, 'alumno', 'alumnos')}
          </li>
        ))}
      </ul>
    </section>
  )
}
