import { etiquetaDeMarca, marcas } from '../../domain/asistencia/asistencia'
import { claseDe } from './fila-de-asistencia'
import { Tira } from './tira'

/** What the cells of a strip say. */
export function Leyenda() {
  return (
    <ul className="leyenda" aria-label="Qué dice cada celda">
      {[...marcas, null].map((marca) => (
        <li key={claseDe(marca)}>
          <Tira marcas={[marca]} /> {etiquetaDeMarca(marca)}
        </li>
      ))}
    </ul>
  )
}
