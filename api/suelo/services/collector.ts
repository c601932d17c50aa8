import { edenGC } from 'bun:jsc'

/** What an answer leaves behind, or a kilobyte that comes in, counted in answers that were ready. */
const LEFT_BY = { ready: 1, made: 60, page: 2100, kilobyte: 0.6 }
const COLLECT_AT = 6000

/**
 * Much of what an answer leaves behind lies outside of the JavaScript heap, where the engine doesn't see it: it would
 * let it gather by the tens of megabytes. So answers are counted, and what has just become garbage is collected more
 * often, in a few milliseconds, between one event and the next.
 */
export function createCollector(collect: () => void = edenGC) {
  let left = 0

  return {
    count(kind: keyof typeof LEFT_BY, times = 1) {
      left += LEFT_BY[kind] * times
      if (left < COLLECT_AT) return
      left = 0
      setImmediate(collect)
    },
  }
}

export type Collector = ReturnType<typeof createCollector>
