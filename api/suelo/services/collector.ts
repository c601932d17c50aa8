import { edenGC, fullGC } from 'bun:jsc'

/** What an answer leaves behind, or a kilobyte that comes in, counted in answers that were ready. */
const LEFT_BY = { ready: 1, made: 60, page: 2100, kilobyte: 0.6 }
const COLLECT_AT = 6000
/** After so many answers that were made, what is old is collected, too. */
export const ALL_AT = 1600

/**
 * Much of what an answer leaves behind lies outside of the JavaScript heap, where the engine doesn't see it: it would
 * let it gather by the tens of megabytes. So answers are counted, and what has just become garbage is collected more
 * often, in a few milliseconds, between one event and the next. A request that is under way meanwhile counts as old
 * from then on, and holds its answer after it was sent: where many always are, only collecting all lets them go.
 */
export function createCollector(collect: () => void = edenGC, collectAll: () => void = fullGC) {
  let left = 0
  let made = 0

  return {
    count(kind: keyof typeof LEFT_BY, amount = 1) {
      left += LEFT_BY[kind] * amount
      if (kind === 'made') made += amount
      if (left < COLLECT_AT) return
      left = 0
      const isAll = made >= ALL_AT
      if (isAll) made = 0
      setImmediate(isAll ? collectAll : collect)
    },
  }
}

export type Collector = ReturnType<typeof createCollector>
