import type { Changes, Topic } from './changes.ts'

/** Keeps answers until what they show may have changed; the least used goes when there are too many. */
export function createMemo(changes: Changes, topics: Topic[], size: number) {
  const kept = new Map<string, unknown>()
  let stamp = ''

  return <T>(key: string, make: () => T): T => {
    const current = changes.stamp(...topics)
    if (current !== stamp) {
      kept.clear()
      stamp = current
    }
    const value = kept.has(key) ? (kept.get(key) as T) : make()
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > size) kept.delete(kept.keys().next().value as string)
    return value
  }
}
