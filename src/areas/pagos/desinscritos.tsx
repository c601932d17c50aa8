import { nombreDePersona } from '../../domain/nombres'
import { guaranies } from '../../lib/formato'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { useShowMore } from '../../ui/show-more'
import { textoDeEstadia } from './estadias'
import type { Planilla } from './queries'

interface Props {
  desinscritos: Planilla['desinscritos']
  onChoose: (cuenta: string) => void
}

/** Who is in the course no more: what they paid is still to be seen. */
export function Desinscritos({ desinscritos, onChoose }: Props) {
  const { shown, more } = useShowMore(desinscritos)
  if (desinscritos.length === 0) {
    return (
      <EmptyState title="Nadie dejó la cátedra">Aquí quedan los pagos de quien se desinscribe.</EmptyState>
    )
  }
  return (
    <div className="pila">
      <table className="tabla">
        <caption className="oculto">Quienes dejaron la cátedra, por apellido</caption>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Estuvo</th>
            <th scope="col">Pagó</th>
            <th scope="col">Acciones</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((uno) => (
            <DesinscritoItem
              key={uno.catedraAlumnoId}
              desinscrito={uno}
              onChoose={() => onChoose(String(uno.catedraAlumnoId))}
            />
          ))}
        </tbody>
      </table>
      {more}
    </div>
  )
}

interface ItemProps {
  desinscrito: Planilla['desinscritos'][number]
  onChoose: () => void
}

function DesinscritoItem({ desinscrito, onChoose }: ItemProps) {
  const nombre = nombreDePersona(desinscrito)
  return (
    <tr>
      <th scope="row">
        {nombre}
        <small className="apagado correo">{desinscrito.email}</small>
      </th>
      <td data-columna="Estuvo">{[...desinscrito.anteriores, desinscrito].map(textoDeEstadia).join(', ')}</td>
      <td data-columna="Pagó" className="corrido">
        <b>{guaranies(desinscrito.pagado)}</b>
      </td>
      <td className="operaciones">
        <div>
          <Button variant="quiet" onClick={onChoose}>
            Ver pagos<span className="oculto"> de {nombre}</span>
          </Button>
        </div>
      </td>
    </tr>
  )
}
