import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { canHandIn } from '../../domain/tareas/tareas'
import { EmptyState } from '../../ui/empty-state'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import type { DeCatedraCursada } from '../base/curso/seccion'
import { useUltimo } from '../base/use-ultimo'
import { DialogoDeEntrega } from './entrega/dialogo-de-entrega'
import { GruposDeTareas } from './grupos-de-tareas'
import { tareasQuery } from './queries-de-alumno'
import { TareaItem } from './tarea-item'
import type { Entrega } from './tipos'

export default function Tareas({ catedraId, destacado }: DeCatedraCursada) {
  const { data: todas } = useSuspenseQuery(tareasQuery)
  const tareas = todas.filter(({ TareaMaestra }) => TareaMaestra.catedraId === catedraId)
  const entrega = useDialogoQueCambia('entrega')
  const destacada = useDestacada(tareas, destacado)

  if (tareas.length === 0) {
    return (
      <EmptyState title="Todavía no hay tareas">
        Cuando tu docente te asigne una, aparecerá aquí con su fecha de entrega.
      </EmptyState>
    )
  }
  return (
    <div className="grupos-de-tareas pila">
      <GruposDeTareas tareas={tareas}>
        {(tarea) => (
          <TareaItem
            key={tarea.id}
            entrega={tarea}
            destacada={tarea.id === destacada}
            onHandIn={() => entrega.open(tarea.id)}
          />
        )}
      </GruposDeTareas>
      <DialogoDeEntrega
        tarea={entrega.abierto ? (tareas.find(({ id }) => String(id) === entrega.sobre) ?? null) : null}
        onClose={entrega.close}
      />
    </div>
  )
}

/** The task that one came here for: it is scrolled to, and where it can be delivered its dialog opens, once. */
function useDestacada(tareas: readonly Entrega[], destacado: number | null): number | null {
  const [, setParametros] = useSearchParams()
  const tarea = tareas.find(({ id }) => id === destacado)
  const abierta = useAbierta()
  const seEntrega = abierta && tarea?.TareaMaestra.tipo === 'ENTREGA' && canHandIn(tarea)

  // Only on coming: what is delivered afterwards does not open it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each task that one comes for
  useEffect(() => {
    if (destacado === null) return
    document.getElementById(`tarea-${destacado}`)?.scrollIntoView({ block: 'center' })
    if (!seEntrega) return
    setParametros({ tab: 'tareas', entrega: String(destacado) }, { replace: true, preventScrollReset: true })
  }, [destacado])

  return useUltimo(destacado)
}
