import { eq, lte, sql } from 'drizzle-orm'
import { type Db, type Tx, transactAnyway } from '../../../db/client.ts'
import { limites } from '../../../db/schema/limites.ts'

/** So many calls in so many seconds. */
export interface Limit {
  calls: number
  seconds: number
}

interface LimitsDeps {
  db: Db
  now: () => number
  hash: (text: string) => string
}

/** Counts calls by a key in windows of time, in the database: they go on where a program starts anew. */
export function createLimits({ db, now, hash }: LimitsDeps) {
  const find = (clave: string) => db.select().from(limites).where(eq(limites.clave, clave)).get()
  const waitUntil = (instant: number) => Math.ceil((instant - now()) / 1000)

  /** The seconds to wait where no call is left, else 0; counts none. */
  const look = (key: string, { calls, seconds }: Limit): number => {
    const known = find(hash(key))
    const wait = known ? waitUntil(known.venceEn) : 0
    return known && wait > 0 && wait <= seconds && known.llamadas >= calls ? wait : 0
  }

  return {
    look,

    /** Counts one call; the seconds to wait where it is one too many, else 0. */
    count(key: string, limit: Limit): number {
      // Who is refused anyway makes no more work than to be told so.
      const wait = look(key, limit)
      if (wait > 0) return wait
      // Another process may have counted since.
      const counted = transactAnyway(db, (tx) => {
        tx.delete(limites).where(lte(limites.venceEn, now())).run()
        return countOne(tx, hash(key), now(), limit.seconds)
      })
      return counted.llamadas > limit.calls ? waitUntil(counted.venceEn) : 0
    },

    /** Takes back one that was counted. */
    uncount(key: string): void {
      const llamadas = sql`max(0, ${limites.llamadas} - 1)`
      transactAnyway(db, (tx) =>
        tx
          .update(limites)
          .set({ llamadas })
          .where(eq(limites.clave, hash(key)))
          .run(),
      )
    },
  }
}

function countOne(tx: Tx, clave: string, instant: number, seconds: number) {
  const venceEn = instant + seconds * 1000
  // One that would last longer comes from a clock that was ahead: nobody is to wait until then.
  const isPast = sql`${limites.venceEn} not between ${instant} + 1 and ${venceEn}`
  return tx
    .insert(limites)
    .values({ clave, llamadas: 1, venceEn })
    .onConflictDoUpdate({
      target: limites.clave,
      set: {
        llamadas: sql`iif(${isPast}, 1, ${limites.llamadas} + 1)`,
        venceEn: sql`iif(${isPast}, ${venceEn}, ${limites.venceEn})`,
      },
    })
    .returning()
    .get()
}

export type Limits = ReturnType<typeof createLimits>
