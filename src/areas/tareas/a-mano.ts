import { queryClient } from '../base/consultas'
import { tareaQuery } from './queries-de-alumno'

/** At most so many. */
const CUANTAS = 20
const DIEZ_MINUTOS = 600_000

/** Reads these tasks, so that they can be read later where there is no connection. */
export function keepAMano(ids: readonly number[]) {
  for (const id of ids.slice(0, CUANTAS))
    void queryClient.prefetchQuery({ ...tareaQuery(id), staleTime: DIEZ_MINUTOS })
}
