import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/empty-state'
import { adelantar as pedir } from '../base/consultas'
import { useDialogo } from '../base/use-dialogo'
import type { DeCatedra } from '../catedras/secciones-de-alumno'
import { DialogoDeEntrega } from './entrega/dialogo-de-entrega'
import { GruposDeTareas } from './grupos-de-tareas'
import { tareasQuery } from './queries-de-alumno'
import { TareaItem } from './tarea-item'
import { useDestacada } from './use-destacada'

export const adelantar = () => pedir(tareasQuery)

export default function Tareas({ catedraId, destacado }: DeCatedra) {
  const { data: todas } = useSuspenseQuery(tareasQuery)
  const tareas = todas.filter(({ TareaMaestra }) => TareaMaestra.catedraId === catedraId)
  const entrega = useDialogo('entrega')
  const destacada = useDestacada(tareas, destacado)

  if (tareas.length === 0) {
    return (
      <EmptyState title="Todavía no hay tareas">
        Cuando tu docente te asigne una, aparecerá aquí con su fecha de entrega.
      </EmptyState>
    )
  }
  return (
    <div className="grupos-de-tareas">
      <GruposDeTareas tareas={tareas}>
        {(tarea) => (
          <TareaItem
            key={tarea.id}
            entrega={tarea}
            destacada={tarea.id === destacada}
            alEntregar={() => entrega.abrir(tarea.id)}
          />
        )}
      </GruposDeTareas>
      <DialogoDeEntrega
        tarea={entrega.abierto ? (tareas.find(({ id }) => String(id) === entrega.sobre) ?? null) : null}
        alCerrar={entrega.cerrar}
      />
    </div>
  )
}
