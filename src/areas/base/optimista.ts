import {
  type InvalidateQueryFilters,
  type MutationOptions,
  type QueryKey,
  useMutationState,
} from '@tanstack/react-query'
import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'
import { conAviso } from './con-aviso'
import { queryClient } from './consultas'
import { announceFailure } from './fallas'

export interface Resolucion<V> {
  mutationFn: (datos: V) => Promise<unknown>
  /** The list that it leaves, whichever of its pages it is on. */
  lista: QueryKey
  /** What else it changes. */
  ademas: InvalidateQueryFilters[]
  exito: string
  falla: string
  /** The way back, from the notice that says it. */
  undo?: (id: number) => void
}

/**
 * Resolving one of a list: while it is sent the list does not show it (`useEnCurso`), and it is back if the server
 * refuses. Where somebody else resolved it first (409), it stays out.
 */
export function resolver<V extends { id: number }>(resolucion: Resolucion<V>) {
  const { mutationFn, lista, falla } = resolucion
  const mutationKey = ['resolver', ...lista]
  const announce = announceFailure(falla)

  return {
    mutationKey,
    mutationFn,
    onSuccess: (hecho, { id }) => {
      dropFrom(lista, id)
      announceResolved(resolucion, id, hecho)
    },
    onError: (error, { id }) => {
      announce(error)
      if (error.status === 409) dropFrom(lista, id)
    },
    onSettled: () => {
      // A list read while another one is under way would show that one again.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      for (const una of [{ queryKey: lista }, ...resolucion.ademas]) void queryClient.invalidateQueries(una)
    },
  } satisfies MutationOptions<unknown, ApiError, V>
}

/** Which of a list are being resolved. */
export function useEnCurso(lista: QueryKey): ReadonlySet<number> {
  const datos = useMutationState({
    filters: { mutationKey: ['resolver', ...lista], status: 'pending' },
    select: ({ state }) => state.variables as { id: number },
  })
  return new Set(datos.map(({ id }) => id))
}

export const dropFrom = (lista: QueryKey, id: number) =>
  queryClient.setQueriesData<{ data: { id: number }[] }>(
    { queryKey: lista },
    (pagina) => pagina && { ...pagina, data: pagina.data.filter((uno) => uno.id !== id) },
  )

export function announceResolved<V>(
  { exito, undo }: Pick<Resolucion<V>, 'exito' | 'undo'>,
  id: number,
  hecho: unknown,
): void {
  const texto = conAviso(exito, hecho)
  if (undo) toast.withAction(texto, 'Deshacer', () => undo(id))
  else toast.successUntilClosed(texto)
}
