import type { Changes, Topic } from './changes.ts'

interface Kept {
  value: unknown
  weight: number
}

/**
 * Keeps answers until what they show may have changed; those that nobody asked for longest go when all together
 * weigh more than `limit`.
 */
export function createMemo(
  changes: Changes,
  topics: Topic[],
  limit: number,
  weightOf: (value: unknown) => number = () => 1,
) {
  const kept = new Map<string, Kept>()
  let stamp = Number.NaN
  let total = 0

  const keep = (key: string, entry: Kept) => {
    kept.set(key, entry)
    total += entry.weight
    for (const [oldest, { weight }] of kept) {
      if (total <= limit || oldest === key) break
      kept.delete(oldest)
      total -= weight
    }
  }

  return <T>(key: string, make: () => T): T => {
    const current = changes.stamp(topics)
    if (current !== stamp) {
      kept.clear()
      total = 0
      stamp = current
    }
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known.value as T
    }
    const value = make()
    keep(key, { value, weight: weightOf(value) })
    return value
  }
}
