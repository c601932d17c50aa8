import { lazy, Suspense, useEffect, useRef } from 'react'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { EmptyState } from '../../../ui/empty-state'
import { Skeleton } from '../../../ui/skeleton'
import { Lectura } from '../../base/lectura'
import { ListaBuscable } from '../../base/lista-buscable'
import { useTramos } from '../../base/lista-por-tramos'
import type { Entrega } from '../tipos'
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
  const lugar = useRef<HTMLDivElement>(null)
  const hay = entregas.length > 0
  const habia = useRef(hay)

  // Who has graded the last one goes on from here, not from the page's top.
  useEffect(() => {
    if (habia.current && !hay) lugar.current?.focus()
    habia.current = hay
  }, [hay])

  return (
    <div ref={lugar} tabIndex={-1} className="apartado lista">
      {hay ? (
        <ListaBuscable
          lista={entregas}
          textoDe={textoDe}
          etiqueta="Buscar por alumno, tarea o cátedra"
          cosas={['entrega', 'entregas']}
        >
          {(visibles) => (
            <Suspense fallback={<Skeleton lines={4} />}>
              <MesaDeCorreccion etiqueta={titulo} entregadas={visibles} />
            </Suspense>
          )}
        </ListaBuscable>
      ) : (
        <EmptyState title={vacio}>{despues}</EmptyState>
      )}
      {mas}
    </div>
  )
}

const textoDe = ({ Alumno, TareaMaestra }: Entrega) =>
  `${nombreDePersona(Alumno)} ${TareaMaestra.titulo} ${TareaMaestra.Catedra.nombre}`

/** It comes where there is something to grade. */
const MesaDeCorreccion = lazy(async () => ({
  default: (await import('../../calificaciones/correccion/mesa-de-correccion')).MesaDeCorreccion,
}))
