/** In seconds: what a call is hoped to take, up to what nobody waits for. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5] as const

/** What is counted while the program runs. */
export function createMetrics(now: () => number) {
  const startedAt = now()
  const calls = new Map<number, number>()
  const inBucket = BUCKETS.map(() => 0)
  let seconds = 0
  let total = 0

  return {
    /** One answered call of the API. */
    count(status: number, ms: number): void {
      calls.set(status, (calls.get(status) ?? 0) + 1)
      total++
      seconds += ms / 1000
      const bucket = BUCKETS.findIndex((limit) => ms / 1000 <= limit)
      if (bucket >= 0) inBucket[bucket] = (inBucket[bucket] ?? 0) + 1
    },
    read() {
      let sum = 0
      const buckets = BUCKETS.map((limit, i) => {
        sum += inBucket[i] ?? 0
        return [limit, sum] as const
      })
      return { startedAt, calls: [...calls].sort(([a], [b]) => a - b), buckets, seconds, total }
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
