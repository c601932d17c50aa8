import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nombreCompleto } from '../../../domain/creadores/creadores'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { screenTitle } from '../../../ui/screen-title'
import { rutas } from '../../admin'
import { prefetch } from '../../base/consultas'
import { fechaYHora } from '../../base/instantes'
import { useEnCurso } from '../../base/optimista'
import { useAccion } from '../../base/use-accion'
import { textoDeValor } from '../etiquetas'
import { type Remitido, remitidosQuery, sendBackAporte } from './queries'
import { ResumenDeAporte } from './resumen-de-aporte'

export const loader = () => prefetch(remitidosQuery)

export function Component() {
  const { data } = useSuspenseQuery(remitidosQuery)
  const enCurso = useEnCurso(remitidosQuery.queryKey)
  const aportes = data.data.filter(({ id }) => !enCurso.has(id))
  if (aportes.length === 0) {
    return (
      <EmptyState
        title="No hay aportes remitidos ni rechazados"
        action={
          <Link className="boton" to={rutas.panel}>
            Ver los pendientes
          </Link>
        }
      >
        Los que remitas o rechaces quedan aquí, por si hay que volver a revisarlos.
      </EmptyState>
    )
  }
  return (
    <ul className="pila" aria-label="Remitidos y rechazados">
      {aportes.map((aporte) => (
        <RemitidoItem key={aporte.id} aporte={aporte} />
      ))}
    </ul>
  )
}

function RemitidoItem({ aporte }: { aporte: Remitido }) {
  const { id, status, rejection_reason, updated_at } = aporte
  const { send } = useAccion(sendBackAporte)
  const nombre = nombreCompleto(aporte)

  const sendBack = (clics: number) => {
    // The second of two quick clicks falls on the one that took this one's place.
    if (clics > 1) return
    send({ id })
    focusTitulo()
  }

  return (
    <li className="panel revision pila aire-5">
      <div>
        <h2>{nombre}</h2>
        <ResumenDeAporte aporte={aporte} />
      </div>
      <div>
        <p className="quien-envio fila">
          <Badge tone={status === 'REJECTED' ? 'red' : 'yellow'}>{textoDeValor('status', status)}</Badge>
          <span>
            Último cambio: <time dateTime={updated_at}>{fechaYHora(updated_at)}</time>
          </span>
        </p>
        {rejection_reason && (
          <blockquote className="motivo">
            <p>
              <b>Observaciones:</b> {rejection_reason}
            </p>
          </blockquote>
        )}
        <div className="botones">
          <Button onClick={({ detail }) => sendBack(detail)}>
            Devolver a pendientes<span className="oculto"> el aporte de {nombre}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Whoever was on something that is gone goes on from the screen's beginning, and not from the page's. */
function focusTitulo() {
  screenTitle()?.focus({ preventScroll: true })
}
