import { useQuery } from '@tanstack/react-query'
import { hastaDosDecimales } from '../../../domain/base/numeros'
import { numero } from '../../../lib/formato'
import { lectura } from '../../base/leer'

const distribucionQuery = (id: number, tareaId: number) =>
  lectura('docente/catedra/:id/tareas/:tareaId/distribucion', { id, tareaId })

/** How the grades spread, drawn: a bar for each step of points. */
export default function Distribucion({ catedraId, tareaId }: { catedraId: number; tareaId: number }) {
  const { data } = useQuery(distribucionQuery(catedraId, tareaId))
  if (!data || data.resumen.calificadas === 0) return null
  const { resumen, tramos } = data
  const mayor = Math.max(...tramos.map(({ cuantos }) => cuantos))
  const cifras = [
    ['Promedio', resumen.promedio],
    ['Mediana', resumen.mediana],
    ['Mínimo', resumen.minimo],
    ['Máximo', resumen.maximo],
  ] as const
  return (
    <section className="panel apartado distribucion" aria-labelledby="distribucion">
      <h2 id="distribucion">Cómo se reparten las notas</h2>
      <dl className="datos">
        {cifras.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor === null ? '—' : hastaDosDecimales(valor)}</dd>
          </div>
        ))}
      </dl>
      <ul className="tramos" aria-label="Entregas por puntos obtenidos">
        {tramos.map(({ desde, hasta, cuantos }) => (
          <li key={desde}>
            <span>
              {desde === hasta ? numero(desde) : `${numero(desde)}–${numero(hasta)}`}
              <span className="oculto"> puntos:</span>
            </span>
            <span className="palo" aria-hidden="true">
              <i style={{ width: `${(cuantos * 100) / mayor}%` }} />
            </span>
            <b>{cuantos}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
