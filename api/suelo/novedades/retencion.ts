import { lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { novedades } from '../../../db/schema/avisos.ts'
import { DIAS_DE_NOVEDADES, NOVEDADES_MAXIMO } from '../../../src/domain/correos/novedades.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The old ones go, and of who has more than an inbox holds the oldest. */
export function forgetNovedades(tx: Tx, now: number): void {
  tx.delete(novedades)
    .where(lt(novedades.created_at, now - DIAS_DE_NOVEDADES * DAY_MS))
    .run()
  const lugar = sql`row_number() over (partition by alumno_id, docente_id order by id desc)`
  tx.run(sql`delete from ${novedades} where id in (
    select id from (select id, ${lugar} lugar from ${novedades}) where lugar > ${NOVEDADES_MAXIMO}
  )`)
}
