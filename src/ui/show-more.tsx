import { useDeferredValue, useState } from 'react'
import { Button } from './button'

/** As many as a screen shows before one scrolls. */
const AT_ONCE = 15

/**
 * The first of a long list, and the button that shows as many again. What is below the screen follows right after, in
 * time that nobody waits for.
 */
export function useShowMore<T>(items: readonly T[], step = 100) {
  const [limit, setLimit] = useState(step)
  const reached = useDeferredValue(limit, AT_ONCE)
  return {
    shown: items.length > reached ? items.slice(0, reached) : items,
    more: items.length > limit && (
      <div className="paginas">
        <Button onClick={() => setLimit(limit + step)}>Mostrar más</Button>
        <span className="apagado">
          Se ven {limit} de {items.length}.
        </span>
      </div>
    ),
  }
}
