import type { Changes, Topic } from './changes.ts'

/**
 * Keeps answers until what they show may have changed; of more than `limit`, those that nobody asked for longest go.
 */
export function createMemo(changes: Changes, topics: Topic[], limit: number) {
  const kept = new Map<string, unknown>()
  let stamp = Number.NaN

  return <T>(key: string, make: () => T): T => {
    const current = changes.stamp(topics)
    if (current !== stamp) {
      kept.clear()
      stamp = current
    }
    const value = kept.has(key) ? (kept.get(key) as T) : make()
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    // What failed is made again.
    if (value instanceof Promise) value.catch(() => kept.get(key) === value && kept.delete(key))
    return value
  }
}
