import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state'
import { Lectura } from '../../shared/lectura'
import { tareasQuery } from './queries'

const textos = {
  entregadas: {
    falla: 'No se pudieron cargar las tareas entregadas.',
    vacio: 'No hay tareas por calificar',
    despues: 'Cuando un alumno entregue una tarea, aparecerá aquí para ponerle puntos y una devolución.',
  },
  calificadas: {
    falla: 'No se pudieron cargar las tareas calificadas.',
    vacio: 'Todavía no hay tareas calificadas',
    despues: 'Las tareas que califiques quedarán aquí, de la entrega más nueva a la más antigua.',
  },
}

interface Props {
  cuales: keyof typeof textos
}

export function Tareas({ cuales }: Props) {
  return (
    <Lectura falla={textos[cuales].falla}>
      <Lista cuales={cuales} />
    </Lectura>
  )
}

/** Nobody can hand in a task yet, so the list is read and always is empty. */
function Lista({ cuales }: Props) {
  useSuspenseQuery(tareasQuery(cuales))
  const { vacio, despues } = textos[cuales]
  return <EmptyState title={vacio}>{despues}</EmptyState>
}
