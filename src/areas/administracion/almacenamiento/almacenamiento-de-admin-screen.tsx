import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textoDeEspacio } from '../../../domain/archivos/archivos'
import { EmptyState } from '../../../ui/empty-state'
import { Tabla } from '../../../ui/tabla'
import { rutaDeCatedra } from '../../admin'
import { type Leido, lectura } from '../../base/leer'

const almacenamientoQuery = lectura('admin/almacenamiento')

type Almacenamiento = Leido<'admin/almacenamiento'>

export function Component() {
  const { data } = useSuspenseQuery(almacenamientoQuery)
  return (
    <>
      <Resumen {...data} />
      <PorCatedra catedras={data.catedras} />
    </>
  )
}

function Resumen({ total, disco_libre, papelera, subidas_a_medias, sin_catedra }: Almacenamiento) {
  const datos = [
    ['Todo junto', total],
    ['Queda libre en el disco', disco_libre],
    ['En la papelera', papelera],
    ['Subidas a medias', subidas_a_medias],
    ['De ninguna cátedra', sin_catedra],
  ] as const
  return (
    <section className="panel apartado" aria-label="En total">
      <dl className="datos">
        {datos.map(([etiqueta, bytes]) => (
          <div key={etiqueta}>
            <dt>{etiqueta}</dt>
            <dd>{textoDeEspacio(bytes)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function PorCatedra({ catedras }: Pick<Almacenamiento, 'catedras'>) {
  if (catedras.length === 0) {
    return (
      <EmptyState title="Ninguna cátedra tiene archivos">
        Aquí verás cuánto ocupa cada una, primero la que ocupa más.
      </EmptyState>
    )
  }
  return (
    <Tabla
      titulo="Espacio de cada cátedra, primero la que ocupa más"
      columnas={['Cátedra', 'Archivos', 'Audio y video', 'En total']}
    >
      {catedras.map(({ id, nombre, anio, archivos, media_bytes, bytes }) => (
        <tr key={id}>
          <th scope="row" className="largo">
            <Link to={rutaDeCatedra(id)}>{nombre}</Link>
            <small className="apagado">{anio}</small>
          </th>
          <td data-columna="Archivos" className="numero">
            {archivos}
          </td>
          <td data-columna="Audio y video" className="numero">
            {textoDeEspacio(media_bytes)}
          </td>
          <td data-columna="En total" className="numero">
            {textoDeEspacio(bytes)}
          </td>
        </tr>
      ))}
    </Tabla>
  )
}
