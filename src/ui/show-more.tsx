import { useDeferredValue, useState } from 'react'
import { Button } from './button'

/** As many as a screen shows before one scrolls. */
const AT_ONCE = 15

/**
 * The first of a long list, and the button that shows as many again. What is below the screen follows right after, in
 * time that nobody waits for.
 */
export function useShowMore<T>(items: readonly T[], step?: number) {
  const { reached, moreOf } = useReach(step)
  return { shown: items.length > reached ? items.slice(0, reached) : items, more: moreOf(items.length) }
}

/** How far a list is shown, where what is shown depends on it. */
export function useReach(step = 100) {
  const [limit, setLimit] = useState(step)
  return {
    reached: useDeferredValue(limit, AT_ONCE),
    moreOf: (total: number) =>
      total > limit && (
        <div className="paginas fila">
          <Button onClick={() => setLimit(limit + step)}>Mostrar más</Button>
          <span className="apagado">
            Se ven {limit} de {total}.
          </span>
        </div>
      ),
  }
}
