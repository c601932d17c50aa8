import { createHash } from 'node:crypto'
import type { Tx } from '../../../db/client.ts'
import { partituras } from '../../../db/schema/partituras.ts'

const DAY_MS = 24 * 3_600_000

/** A comment of ABC's: the same notes, where an evaluation holds them, are another score, which not everybody sees. */
const PARA_PRACTICAR = '% para practicar\n'

/**
 * What a dictation writes is known at once and drawn when somebody looks at it: a drawing takes another process a second,
 * and an evaluation has forty. What is to be practised is forgotten a day later, and meanwhile anybody with a session may
 * see it.
 */
export function keepAbc(tx: Tx, abc: string, now: number): string {
  return keep(tx, { abc, created_at: now, vence_en: null })
}

export const keepParaPracticar = (tx: Tx, abc: string, now: number): string =>
  keep(tx, { abc: abc + PARA_PRACTICAR, created_at: now, vence_en: now + DAY_MS })

/** Some bars take one page. */
function keep(tx: Tx, fila: { abc: string; created_at: number; vence_en: number | null }): string {
  const sha256 = createHash('sha256').update(fila.abc).digest('hex')
  tx.insert(partituras)
    .values({ ...fila, sha256, paginas: 1 })
    .onConflictDoUpdate({ target: partituras.sha256, set: { vence_en: fila.vence_en } })
    .run()
  return sha256
}
