import { usePrefetchInfiniteQuery } from '@tanstack/react-query'
import { tablonQuery } from './paginas'

/** Asks for a board together with its course, where it is what one opens. */
export function AdelantarTablon({ catedraId }: { catedraId: number }) {
  usePrefetchInfiniteQuery(tablonQuery(catedraId))
  return null
}
