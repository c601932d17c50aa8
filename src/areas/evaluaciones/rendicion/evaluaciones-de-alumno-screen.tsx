import { useSuspenseQuery } from '@tanstack/react-query'
import { Ear } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state'
import { rutas } from '../../alumno'
import { ListaDeEvaluaciones } from './lista-de-evaluaciones'
import { evaluacionesQuery } from './queries'

export function Component() {
  const { data: evaluaciones } = useSuspenseQuery(evaluacionesQuery)
  if (evaluaciones.length === 0) {
    return (
      <EmptyState title="Todavía no tienes evaluaciones" action={<Enlaces />}>
        Cuando un docente te asigne una, la verás aquí.
      </EmptyState>
    )
  }
  return (
    <>
      <ListaDeEvaluaciones evaluaciones={evaluaciones} conCatedra />
      <Enlaces />
    </>
  )
}

const Enlaces = () => (
  <p className="botones">
    <Link className="boton" to={rutas.practicar}>
      <Ear aria-hidden="true" /> Practicar de oído
    </Link>
    <Link className="boton" to="/alumno/dashboard">
      Ir a Mi Dashboard
    </Link>
  </p>
)
