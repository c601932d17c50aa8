import type { Database } from 'better-sqlite3'

/** What a write can change for the readers of the public pages. */
export type Topic = 'catalogo' | 'comunidad' | 'ranking' | 'institucion'

export interface Changes {
  /** Says that this process has changed something; call it after the commit. */
  mark(...topics: Topic[]): void
  /** A number that only grows, and does as soon as any of these topics may have changed, in this process or another. */
  stamp(topics: readonly Topic[]): number
}

/** How long another process's write may stay unnoticed; this process's own are seen at once. */
const OTHERS_EVERY_MS = 10

export function createChanges(sqlite: Database): Changes {
  const own: Record<Topic, number> = { catalogo: 0, comunidad: 0, ranking: 0, institucion: 0 }
  const readVersion = sqlite.prepare('PRAGMA data_version').pluck()
  let version = readVersion.get()
  let readAt = performance.now()
  let others = 0

  // SQLite tells that other connections have committed, not what: all topics are stale then.
  const noticeOthers = () => {
    const now = performance.now()
    if (now - readAt < OTHERS_EVERY_MS) return
    readAt = now
    const current = readVersion.get()
    if (current !== version) others++
    version = current
  }

  return {
    mark: (...topics) => {
      for (const topic of topics) own[topic]++
    },
    stamp: (topics) => {
      noticeOthers()
      let sum = others
      for (const topic of topics) sum += own[topic]
      return sum
    },
  }
}
