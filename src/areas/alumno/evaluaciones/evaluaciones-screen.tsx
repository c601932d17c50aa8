import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state'
import { adelantar } from '../../shared/consultas'
import { Lectura } from '../../shared/lectura'
import { Pantalla } from '../../shared/pantalla'
import { rutas } from '../rutas'
import { ListaDeEvaluaciones } from './lista-de-evaluaciones'
import { evaluacionesQuery } from './queries'

export const loader = () => adelantar(evaluacionesQuery)

export function Component() {
  return (
    <Pantalla titulo="Mis Evaluaciones" volver={{ texto: 'Volver a Mi Dashboard', ruta: rutas.panel }}>
      <Lectura falla="No se pudieron cargar tus evaluaciones.">
        <Propias />
      </Lectura>
    </Pantalla>
  )
}

function Propias() {
  const { data: evaluaciones } = useSuspenseQuery(evaluacionesQuery)
  if (evaluaciones.length === 0) {
    return (
      <EmptyState
        title="Todavía no tienes evaluaciones"
        action={
          <Link className="boton" to="/alumno/dashboard">
            Ir a Mi Dashboard
          </Link>
        }
      >
        Cuando un docente te asigne una, la verás aquí.
      </EmptyState>
    )
  }
  return <ListaDeEvaluaciones evaluaciones={evaluaciones} conCatedra />
}
