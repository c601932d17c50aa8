import { nombreDePersona } from '../../../domain/nombres'
import { EmptyState } from '../../../ui/empty-state'
import { Lectura } from '../../base/lectura'
import { ListaBuscable } from '../../base/lista-buscable'
import { Pila } from '../../base/pila'
import { useTramos } from '../../base/tramos'
import type { Entrega } from '../tipos'
import { EntregaItem } from './entrega-item'
import { tareasQuery } from './queries'

const textos = {
  entregadas: {
    titulo: 'Tareas Pendientes',
    falla: 'No se pudieron cargar las tareas entregadas.',
    vacio: 'No hay tareas por calificar',
    despues: 'Cuando un alumno entregue una tarea, aparecerá aquí para ponerle puntos y una devolución.',
  },
  calificadas: {
    titulo: 'Tareas Calificadas',
    falla: 'No se pudieron cargar las tareas calificadas.',
    vacio: 'Todavía no hay tareas calificadas',
    despues: 'Las tareas que se califiquen quedarán aquí, la última primero.',
  },
}

const POR_VEZ = 20

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

function Lista({ cuales }: Props) {
  const { lista: entregas, mas } = useTramos(tareasQuery(cuales))
  const { titulo, vacio, despues } = textos[cuales]
  const nada = <EmptyState title={vacio}>{despues}</EmptyState>
  if (entregas.length === 0) return nada
  return (
    <div className="apartado">
      <ListaBuscable
        lista={entregas}
        textoDe={textoDe}
        etiqueta="Buscar por alumno, tarea o cátedra"
        cosas={['entrega', 'entregas']}
        porVez={POR_VEZ}
      >
        {(visibles) => (
          <Pila etiqueta={titulo} vacio={nada}>
            {visibles.map((entrega) => (
              <EntregaItem key={entrega.id} entrega={entrega} />
            ))}
          </Pila>
        )}
      </ListaBuscable>
      {mas}
    </div>
  )
}

const textoDe = ({ Alumno, TareaMaestra }: Entrega) =>
  `${nombreDePersona(Alumno)} ${TareaMaestra.titulo} ${TareaMaestra.Catedra.nombre}`
