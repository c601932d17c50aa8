/** Keeps what was asked for last, up to so many bytes in all. */
export function createRecent<T extends { bytes: number }>(maxBytes: number) {
  const kept = new Map<string, T>()
  let bytes = 0

  return {
    get(key: string): T | undefined {
      const one = kept.get(key)
      // Their order matters only where one may have to go soon.
      if (one && bytes > maxBytes / 2) {
        kept.delete(key)
        kept.set(key, one)
      }
      return one
    },

    /** Even where it is larger than all that may be kept: it goes with the next. */
    set(key: string, one: T) {
      bytes += one.bytes - (kept.get(key)?.bytes ?? 0)
      kept.delete(key)
      kept.set(key, one)
      for (const [oldest, { bytes: freed }] of kept) {
        if (bytes <= maxBytes || oldest === key) break
        kept.delete(oldest)
        bytes -= freed
      }
    },

    clear() {
      kept.clear()
      bytes = 0
    },
  }
}
