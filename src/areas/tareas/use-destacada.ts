import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { puedeEntregar } from '../../domain/tareas'
import { useUltimo } from '../base/use-ultimo'
import type { Entrega } from './tipos'

/** The task that one came here for: it is scrolled to, and where it can be delivered its dialog opens, once. */
export function useDestacada(tareas: readonly Entrega[], destacado: number | null): number | null {
  const [, setParametros] = useSearchParams()
  const tarea = tareas.find(({ id }) => id === destacado)
  const seEntrega = tarea !== undefined && puedeEntregar(tarea)

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
