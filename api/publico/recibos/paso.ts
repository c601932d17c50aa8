import { and, isNull, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Tx, transactAnyway } from '../../../db/client.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { type DeQue, isDe } from './emision.ts'

/** The administrator reads one that waits: its contributor sees that somebody has it in hand. */
export function noteAbierto({ db, now }: Pick<Deps, 'db' | 'now'>, de: DeQue): void {
  const sinAbrir = and(isDe(de), isNull(recibos.abierto_en))
  if (!db.select({ recibo: recibos.recibo }).from(recibos).where(sinAbrir).get()) return
  transactAnyway(db, (tx) => tx.update(recibos).set({ abierto_en: now() }).where(sinAbrir).run())
}

/** It was published, rejected or sent back; the first time counts for what the queue promises, and for what was ever seen. */
export function noteDecision(tx: Tx, de: DeQue, now: number, isPublicado = false): void {
  tx.update(recibos)
    .set({
      decidido_en: sql`coalesce(${recibos.decidido_en}, ${now})`,
      ...(isPublicado && { publicado_en: sql`coalesce(${recibos.publicado_en}, ${now})` }),
    })
    .where(isDe(de))
    .run()
}

/** A decision that was taken back was none, where there had been no other before it. */
export function takeBackDecision(tx: Tx, de: DeQue, cuando: number): void {
  const sinEsa = (columna: AnySQLiteColumn) => sql`nullif(${columna}, ${cuando})`
  tx.update(recibos)
    .set({ decidido_en: sinEsa(recibos.decidido_en), publicado_en: sinEsa(recibos.publicado_en) })
    .where(isDe(de))
    .run()
}

/** It was mended and waits again: nobody has opened it as it is now, and after an answer the wait begins anew. */
export function noteReenvio(tx: Tx, de: DeQue, now: number): void {
  const isDecidido = sql`${recibos.decidido_en} is not null`
  tx.update(recibos)
    .set({
      abierto_en: null,
      reenviado_en: sql`case when ${isDecidido} then ${now} end`,
      recordado: sql`case when ${isDecidido} then 0 else ${recibos.recordado} end`,
    })
    .where(isDe(de))
    .run()
}
