import { useState } from 'react'
import { Button } from './button'

/** The first of a long list, and the button that shows as many again: thousands of rows cost nobody a second. */
export function useShowMore<T>(items: readonly T[], step = 100) {
  const [limit, setLimit] = useState(step)
  const rest = items.length - limit
  return {
    shown: rest > 0 ? items.slice(0, limit) : items,
    more: rest > 0 && (
      <div className="paginas">
        <Button onClick={() => setLimit(limit + step)}>Mostrar más</Button>
        <span className="apagado">
          Se ven {limit} de {items.length}.
        </span>
      </div>
    ),
  }
}
