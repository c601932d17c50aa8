import { and, lte, sql } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import type { Deps } from '../../suelo/deps.ts'
import { dailyJob } from '../../suelo/services/jobs.ts'

/** What can't be undone any longer is kept no longer; that it was done is. */
export const vencimientoDeFusiones = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  dailyJob({ db, now }, 'vencimiento de las fusiones', () =>
    transact(db, (tx) =>
      tx
        .update(fusiones)
        .set({ contenido: Buffer.alloc(0) })
        .where(and(lte(fusiones.vence_en, now()), sql`length(${fusiones.contenido}) > 0`))
        .run(),
    ),
  )
