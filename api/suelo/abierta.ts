import { and, type Column, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { catedras } from '../../db/schema/catedras.ts'
import { AppError } from './plugins/app-error.ts'

/** Once a course's acta is made nothing of it changes, whoever asks; what is of no course may. */
export function requireAbierta(tx: Reader, catedraId: number | undefined): void {
  if (catedraId !== undefined && isCerrada(tx, catedraId)) throw catedraCerrada()
}

export const catedraCerrada = () => new AppError(409, 'catedra_cerrada', 'La cátedra está cerrada.')

export const isCerrada = (tx: Reader, catedraId: number): boolean =>
  typeof tx.select({ en: catedras.cerrada_en }).from(catedras).where(eq(catedras.id, catedraId)).get()?.en ===
  'number'

/** Of what waits for somebody: in a course that is closed nothing does. */
export const isDeAbierta = (tx: Reader, catedraId: Column) =>
  exists(
    tx
      .select({ uno: sql`1` })
      .from(catedras)
      .where(and(eq(catedras.id, catedraId), isNull(catedras.cerrada_en))),
  )
