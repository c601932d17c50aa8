import { useSuspenseQuery } from '@tanstack/react-query'
import { textoDeTamano } from '../../../domain/archivos/archivos'
import { fraseDePrueba } from '../../../domain/casa/prueba-de-copias'
import { EmptyState } from '../../../ui/empty-state'
import { Tabla } from '../../../ui/tabla'
import { fechaYHora } from '../../base/instantes'
import { zonaDelSitio } from '../../base/sitio'
import { Mudanza } from '../mantenimiento/mudanza'
import { type Copia, copiasQuery } from './queries'

export function Component() {
  return (
    <>
      <Copias />
      <Mudanza />
    </>
  )
}

function Copias() {
  const { data: copias } = useSuspenseQuery(copiasQuery)
  if (copias.length === 0) {
    return (
      <EmptyState title="Todavía no hay ninguna copia">
        Aquí verás las que el programa hace por sí mismo, y si se comprobó que sirven.
      </EmptyState>
    )
  }
  return (
    <Tabla
      titulo="Copias de seguridad, las más nuevas primero"
      columnas={['Copia', 'Tamaño', 'Restauración']}
    >
      {copias.map((copia) => (
        <CopiaItem key={copia.nombre} copia={copia} />
      ))}
    </Tabla>
  )
}

function CopiaItem({ copia: { nombre, bytes, cuando, probada } }: { copia: Copia }) {
  return (
    <tr>
      <th scope="row" className="largo">
        <time dateTime={cuando}>{fechaYHora(cuando)}</time>
        <small className="apagado">{nombre}</small>
      </th>
      <td data-columna="Tamaño" className="numero">
        {textoDeTamano(bytes)}
      </td>
      <td data-columna="Restauración">
        <Probada probada={probada} />
      </td>
    </tr>
  )
}

function Probada({ probada }: Pick<Copia, 'probada'>) {
  if (!probada) return <span className="pildora">Sin comprobar</span>
  if ('error' in probada) {
    return (
      <>
        <span className="pildora rojo">No sirve</span>
        <small className="apagado corrido">{fechaYHora(probada.cuando)}</small>
        <small className="falla">{probada.error}</small>
      </>
    )
  }
  return (
    <>
      <span className="pildora verde">Comprobada</span>
      <small className="apagado">{fraseDePrueba(probada, zonaDelSitio, Date.now())}</small>
    </>
  )
}
