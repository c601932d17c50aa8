import { fechaYHora } from '../../base/instantes'
import type { Hecho } from './queries'

export function TablaDeHechos({ hechos }: { hechos: readonly Hecho[] }) {
  return (
    <table className="tabla">
      <caption className="oculto">Lo que cambió, lo último primero</caption>
      <thead>
        <tr>
          <th scope="col">Cuándo</th>
          <th scope="col">Quién</th>
          <th scope="col">Qué</th>
        </tr>
      </thead>
      <tbody>
        {hechos.map((hecho) => (
          <tr key={hecho.id}>
            <th scope="row">
              <time dateTime={hecho.created_at}>{fechaYHora(hecho.created_at)}</time>
            </th>
            <td data-columna="Quién">{hecho.nombre}</td>
            <td data-columna="Qué" className="largo">
              {hecho.resumen}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
