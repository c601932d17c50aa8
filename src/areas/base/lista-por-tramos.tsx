import { infiniteQueryOptions, type QueryKey, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { bearer } from '../../lib/llaves'
import { Button } from '../../ui/button'
import { queryClient } from './consultas'
import { paraPrimeraVista } from './primera-vista'

interface Parte<T> {
  lista: T[]
  siguiente: number | null
  total?: number
}

/** A list that comes in parts. */
export const tramosDe = <T,>(queryKey: QueryKey, call: (antes: number | undefined) => Promise<Parte<T>>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => call(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ siguiente }) => siguiente,
  })

type Tramos<T> = ReturnType<typeof tramosDe<T>>

/** For a screen's loader. */
export function prefetchTramos<T>(consulta: Tramos<T>): null {
  if (bearer()) paraPrimeraVista(queryClient.prefetchInfiniteQuery(consulta))
  return null
}

/** What has come of it, and a button for what follows; nothing at its end. */
export function useTramos<T>(consulta: Tramos<T>) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(consulta)
  const mas = hasNextPage && (
    <p>
      <Button onClick={() => void fetchNextPage()} saving={isFetchingNextPage} savingLabel="Cargando...">
        Ver más
      </Button>
    </p>
  )
  return { lista: data.pages.flatMap(({ lista }) => lista), mas }
}
