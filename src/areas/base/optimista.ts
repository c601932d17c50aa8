import type { InvalidateQueryFilters, MutationOptions, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'
import { conAviso } from './con-aviso'
import { queryClient } from './consultas'
import { announceFailure } from './fallas'

export interface Resolucion<V> {
  mutationFn: (datos: V) => Promise<unknown>
  /** The list that it leaves. */
  lista: QueryKey
  /** What else it changes. */
  ademas: InvalidateQueryFilters[]
  exito: string
  falla: string
}

interface Quitado {
  indice: number
  elemento: { id: number } | undefined
}

/**
 * Resolving one of a list: it leaves the list at once and comes back if the server refuses. Where somebody else
 * resolved it first (409), it stays out.
 */
export function resolver<V extends { id: number }>(resolucion: Resolucion<V>) {
  const { mutationFn, lista, ademas, exito, falla } = resolucion
  const read = () => queryClient.getQueryData<{ id: number }[]>(lista)
  const announce = announceFailure(falla)

  return {
    mutationKey: ['resolver', ...lista],
    mutationFn,
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: lista })
      const indice = read()?.findIndex((uno) => uno.id === id) ?? -1
      const elemento = read()?.[indice]
      queryClient.setQueryData(
        lista,
        read()?.filter((uno) => uno.id !== id),
      )
      return { indice, elemento }
    },
    onSuccess: (hecho) => void toast.success(conAviso(exito, hecho)),
    onError: (error, { id }, quitado) => {
      announce(error)
      const { indice, elemento } = quitado ?? { indice: -1, elemento: undefined }
      const actual = read()
      if (error.status === 409 || !elemento || !actual || actual.some((uno) => uno.id === id)) return
      queryClient.setQueryData(lista, actual.toSpliced(indice, 0, elemento))
    },
    onSettled: () => {
      // A list read while another one is under way would show that one again.
      const otras = queryClient.isMutating({ mutationKey: ['resolver', ...lista] }) - 1
      if (otras > 0) return
      for (const una of [{ queryKey: lista }, ...ademas]) void queryClient.invalidateQueries(una)
    },
  } satisfies MutationOptions<unknown, ApiError, V, Quitado>
}
