import { and, lte, sql } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import type { Deps } from '../../suelo/deps.ts'
import { mayForget } from '../../suelo/services/clock.ts'
import type { Job } from '../../suelo/services/jobs.ts'

const DAY_MS = 24 * 3_600_000

/** Once a day, what can't be undone any longer is kept no longer; that it was done is. */
export function vencimientoDeFusiones({ db, now }: Pick<Deps, 'db' | 'now'>): Job {
  let sweptAt = Number.NEGATIVE_INFINITY
  return {
    name: 'vencimiento de las fusiones',
    run() {
      if (Math.abs(now() - sweptAt) < DAY_MS || !mayForget({ db, now })) return
      transact(db, (tx) =>
        tx
          .update(fusiones)
          .set({ contenido: Buffer.alloc(0) })
          .where(and(lte(fusiones.vence_en, now()), sql`length(${fusiones.contenido}) > 0`))
          .run(),
      )
      sweptAt = now()
    },
  }
}
