import type { Database } from 'better-sqlite3'

/** What a write can change for the readers of the public pages. */
export type Topic = 'catalogo' | 'comunidad' | 'ranking'

export interface Changes {
  /** Says that this process has changed something; call it after the commit. */
  mark(...topics: Topic[]): void
  /** A text that is another one as soon as any of these topics may have changed, in this process or another. */
  stamp(...topics: Topic[]): string
}

/** How long another process's write may stay unnoticed; this process's own are seen at once. */
const OTHERS_EVERY_MS = 10

export function createChanges(sqlite: Database): Changes {
  const own: Record<Topic, number> = { catalogo: 0, comunidad: 0, ranking: 0 }
  const readVersion = sqlite.prepare('PRAGMA data_version').pluck()
  let others = readVersion.get() as number
  let readAt = performance.now()

  // SQLite counts the commits of other connections for us; it does not say what they touched, so all topics are stale.
  const othersVersion = () => {
    const now = performance.now()
    if (now - readAt > OTHERS_EVERY_MS) {
      others = readVersion.get() as number
      readAt = now
    }
    return others
  }

  return {
    mark: (...topics) => {
      for (const topic of topics) own[topic]++
    },
    stamp: (...topics) => topics.reduce((text, topic) => `${text}.${own[topic]}`, `${othersVersion()}`),
  }
}
