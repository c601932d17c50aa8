import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'

const isActiva = isNull(fusiones.deshecha_en)

/** By which a creator went, where it is not undone. */
export const findFusionDe = (tx: Reader, conId: number) =>
  tx
    .select({
      id: fusiones.id,
      titulo: fusiones.titulo,
      creadorId: fusiones.creadorId,
      created_at: fusiones.created_at,
    })
    .from(fusiones)
    .where(and(eq(fusiones.conId, conId), isActiva))
    .get()

/** Who has by now what is a creator's: itself or, where it was joined with another one, whoever stayed. */
export function findDueno(tx: Reader, id: number): number {
  const esta = tx.select({ id: creadores.id }).from(creadores).where(eq(creadores.id, id)).get()
  const fusion = esta ? undefined : findFusionDe(tx, id)
  return fusion ? findDueno(tx, fusion.creadorId) : id
}

/** Whose record was to be read at a moment under a creator's name. */
export function findDuenoEn(tx: Reader, id: number, cuando: number): number {
  const fusion = findFusionDe(tx, id)
  return fusion && fusion.created_at <= cuando ? findDuenoEn(tx, fusion.creadorId, cuando) : id
}

/** A creator and all that were joined with it. */
export function listUnidos(tx: Reader, id: number): number[] {
  const suyos = tx
    .select({ id: fusiones.conId })
    .from(fusiones)
    .where(and(eq(fusiones.creadorId, id), isActiva))
    .all()
  return [id, ...suyos.flatMap((uno) => listUnidos(tx, uno.id))]
}
