import { nombreDePersona } from '../../domain/nombres'
import { guaranies, mesLargo } from '../../lib/formato'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { useShowMore } from '../../ui/show-more'
import { EstadoDePago } from './estado-de-pago'
import type { Planilla } from './queries'

interface Props {
  planilla: Planilla
  onChoose: (cuenta: string) => void
}

/** Who has not paid the matrícula, or a month that is overdue. */
export function Atrasados({ planilla: { atrasados, totales }, onChoose }: Props) {
  const { shown, more } = useShowMore(atrasados)
  if (atrasados.length === 0) {
    return <EmptyState title="Nadie está atrasado">Todos pagaron lo que ya venció.</EmptyState>
  }
  return (
    <div className="pila">
      <p>
        Entre todos deben <b>{guaranies(totales.atrasado)}</b>, contando la matrícula y los meses que ya
        vencieron.
      </p>
      <table className="tabla">
        <caption className="oculto">Alumnos atrasados, por apellido</caption>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Estado de pago</th>
            <th scope="col">Meses vencidos</th>
            <th scope="col">Debe</th>
            <th scope="col">Acciones</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((uno) => (
            <AtrasadoItem
              key={uno.catedraAlumnoId}
              atrasado={uno}
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
  atrasado: Planilla['atrasados'][number]
  onChoose: () => void
}

function AtrasadoItem({ atrasado, onChoose }: ItemProps) {
  const { email, estadoActual, meses, debe } = atrasado
  const nombre = nombreDePersona(atrasado)
  return (
    <tr>
      <th scope="row">
        {nombre}
        <small className="apagado correo">{email}</small>
      </th>
      <td data-columna="Estado de pago">
        <EstadoDePago estado={estadoActual} />
      </td>
      <td data-columna="Meses vencidos">{mesesEnTexto(meses)}</td>
      <td data-columna="Debe" className="corrido">
        <b>{guaranies(debe)}</b>
      </td>
      <td className="operaciones">
        <div>
          <Button variant="quiet" onClick={onChoose}>
            Ver cuenta<span className="oculto"> de {nombre}</span>
          </Button>
        </div>
      </td>
    </tr>
  )
}

/** 'agosto, septiembre': the course's year goes without saying. */
const mesesEnTexto = (meses: string[]) => meses.map((mes) => mesLargo(mes).split(' ')[0]).join(', ') || '—'
