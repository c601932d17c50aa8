import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state'
import { ListaDeEvaluaciones } from './lista-de-evaluaciones'
import { evaluacionesQuery } from './queries'

export function Component() {
  const { data: evaluaciones } = useSuspenseQuery(evaluacionesQuery)
  if (evaluaciones.length === 0) {
    return (
      <EmptyState title="Todavía no tienes evaluaciones" action={<AlPanel />}>
        Cuando un docente te asigne una, la verás aquí.
      </EmptyState>
    )
  }
  return (
    <>
      <ListaDeEvaluaciones evaluaciones={evaluaciones} conCatedra />
      <p>
        <AlPanel />
      </p>
    </>
  )
}

const AlPanel = () => (
  <Link className="boton" to="/alumno/dashboard">
    Ir a Mi Dashboard
  </Link>
)
