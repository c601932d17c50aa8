import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { puedeEntregar } from '../../../../domain/tareas'
import type { Entrega } from '../../../shared/tareas/tipos'

/** The task that one came here for: it is scrolled to, and where it can be delivered its dialog opens, once. */
export function useDestacada(tareas: readonly Entrega[], destacado: number | null): number | null {
  const [id] = useState(destacado)
  const [, setParametros] = useSearchParams()
  const tarea = tareas.find((una) => una.id === id)
  const seEntrega = tarea !== undefined && puedeEntregar(tarea)

  // Only on coming: what is delivered afterwards does not open it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (id === null) return
    document.getElementById(`tarea-${id}`)?.scrollIntoView({ block: 'center' })
    if (seEntrega) {
      setParametros({ tab: 'tareas', entrega: String(id) }, { replace: true, preventScrollReset: true })
    }
  }, [])

  return id
}
