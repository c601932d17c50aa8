import type { Database } from 'better-sqlite3'
import { type Db, onCommit } from '../../../db/client.ts'

/** What a write can change for the readers of the public pages. */
export type Topic = 'catalogo' | 'comunidad' | 'ranking' | 'institucion'

export interface Changes {
  /** A number that only grows, and does as soon as any of these topics may have changed, in this process or another. */
  stamp(topics: readonly Topic[]): number
}

/** How long the write of a command beside the program may stay unnoticed: to look costs as much as half an answer. */
const OTHERS_EVERY_MS = 10

interface ChangesDeps {
  db: Db
  sqlite: Database
}

/**
 * What changed is counted by the database's triggers, so nobody who writes can forget to say it. One's own writes are
 * noticed as they are committed. With `othersAnswer`, other processes answer on the same port: what they write is
 * noticed at once too.
 */
export function createChanges({ db, sqlite }: ChangesDeps, { othersAnswer = false } = {}): Changes {
  const everyMs = othersAnswer ? 0 : OTHERS_EVERY_MS
  const known: Record<Topic, number> = { catalogo: 0, comunidad: 0, ranking: 0, institucion: 0 }
  const readVersion = sqlite.prepare('PRAGMA data_version').pluck()
  const readCounts = sqlite.prepare<[], [Topic, number]>('SELECT tema, veces FROM cambios').raw()
  const counted = new Map(readCounts.all())
  let version = readVersion.get()
  let readAt = performance.now()

  const notice = () => {
    for (const [topic, times] of readCounts.all()) {
      if (times !== counted.get(topic)) known[topic]++
      counted.set(topic, times)
    }
  }
  onCommit(db, notice)

  // SQLite tells that other connections have committed.
  const noticeOthers = () => {
    const now = performance.now()
    if (now - readAt < everyMs) return
    readAt = now
    const current = readVersion.get()
    if (current === version) return
    version = current
    notice()
  }

  return {
    stamp: (topics) => {
      noticeOthers()
      return topics.reduce((sum, topic) => sum + known[topic], 0)
    },
  }
}
