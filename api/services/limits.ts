/** So many calls in so many seconds. */
export interface Limit {
  calls: number
  seconds: number
}

/** Counts calls by a key in windows of time. */
export function createLimits(now: () => number) {
  const windows = new Map<string, { calls: number; endsAt: number }>()

  const forgetPast = () => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key)
  }

  return {
    /** Counts one call; the seconds to wait where it is one too many, else 0. */
    count(key: string, { calls, seconds }: Limit): number {
      if (windows.size > 10_000) forgetPast()
      const current = windows.get(key)
      if (!current || current.endsAt <= now()) {
        windows.set(key, { calls: 1, endsAt: now() + seconds * 1000 })
        return 0
      }
      current.calls++
      return current.calls <= calls ? 0 : Math.ceil((current.endsAt - now()) / 1000)
    },
  }
}

export type Limits = ReturnType<typeof createLimits>
