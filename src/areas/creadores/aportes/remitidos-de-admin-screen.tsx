import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state'
import { rutas } from '../../admin'
import { adelantar } from '../../base/consultas'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { remitidosQuery } from './queries'
import { RemitidoItem } from './remitido-item'

export const loader = () => adelantar(remitidosQuery)

export function Component() {
  return (
    <Pantalla
      titulo="Remitidos y rechazados"
      bajada="Los aportes que no esperan revisión ni se publicaron; primero, los últimos que cambiaron."
      migas={[{ texto: 'Panel', ruta: rutas.panel }]}
    >
      <Lectura falla="No se pudieron cargar los aportes remitidos y rechazados.">
        <Lista />
      </Lectura>
    </Pantalla>
  )
}

function Lista() {
  const { data: aportes } = useSuspenseQuery(remitidosQuery)
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
