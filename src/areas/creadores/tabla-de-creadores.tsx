import { Link } from 'react-router'
import { aniosDeVida, type Calidad, type Creador, nombreCompleto } from '../../domain/creadores'
import { etiquetaDePeriodo } from '../../domain/periodos'
import { categoria } from '../../domain/roles'
import { valoracion } from '../../lib/formato'
import { rutaDeCreador } from '../admin'
import { Estrella } from './estrella'

export function TablaDeCreadores({ creadores }: { creadores: Creador[] }) {
  return (
    <table className="tabla">
      <caption className="oculto">Creadores publicados, por nombre</caption>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          <th scope="col">Categoría</th>
          <th scope="col">Años</th>
          <th scope="col">Período</th>
          <th scope="col">Calidad</th>
          <th scope="col">Valoración</th>
        </tr>
      </thead>
      <tbody>
        {creadores.map((creador) => (
          <tr key={creador.id}>
            <th scope="row">
              <Link to={rutaDeCreador(creador.id)}>{nombreCompleto(creador)}</Link>
            </th>
            <td data-columna="Categoría">{categoria(creador.mainRole)}</td>
            <td data-columna="Años" className="corrido">
              {aniosDeVida(creador)}
            </td>
            <td data-columna="Período">{etiquetaDePeriodo[creador.period]}</td>
            <td data-columna="Calidad" className="corrido">
              {creador.quality ? <ConEstrella calidad={creador.quality} /> : '—'}
            </td>
            <td data-columna="Valoración">{creador.rating_count > 0 ? valoracion(creador) : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The letter says what the colour does. */
const ConEstrella = ({ calidad }: { calidad: Calidad }) => (
  <>
    <Estrella calidad={calidad} />
    <span aria-hidden="true">{calidad}</span>
  </>
)
