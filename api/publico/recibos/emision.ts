import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import { reciboDe } from '../../../src/domain/aportes/recibos.ts'

/** What a receipt is of. */
export type DeQue = { creadorId: number } | { sugerenciaId: number }

export const isDe = (de: DeQue) =>
  'creadorId' in de ? eq(recibos.creadorId, de.creadorId) : eq(recibos.sugerenciaId, de.sugerenciaId)

const claseDe = (de: DeQue) => ('creadorId' in de ? ('CREADOR' as const) : ('CORRECCION' as const))

const SIGNOS = 8

/** The one that was issued for it already, where somebody sent it twice; what is from before there were any gets its own. */
export function requireRecibo(tx: Tx, de: DeQue, nombre: string, now: number): string {
  const emitido = tx.select({ recibo: recibos.recibo }).from(recibos).where(isDe(de)).get()
  return emitido?.recibo ?? issueRecibo(tx, de, nombre, now)
}

/** By which its contributor asks from now on what became of it; `nombre` is of whom it is about. */
function issueRecibo(tx: Tx, de: DeQue, nombre: string, now: number): string {
  const clase = claseDe(de)
  for (;;) {
    const emitido = tx
      .insert(recibos)
      .values({ recibo: reciboDe(randomBytes(SIGNOS)), clase, ...de, nombre, created_at: now })
      .onConflictDoNothing()
      .returning({ recibo: recibos.recibo })
      .get()
    if (emitido) return emitido.recibo
  }
}

/** A contribution became a suggestion: whoever asks by its receipt hears from now on of that one. */
export function followSugerencia(
  tx: Tx,
  creadorId: number,
  sugerenciaId: number,
  nombre: string,
  now: number,
): string {
  const recibo = requireRecibo(tx, { creadorId }, nombre, now)
  moveRecibo(tx, { creadorId }, { sugerenciaId })
  return recibo
}

/** Whoever asks by the receipt of the one, where it has one, hears from now on of the other. */
export function moveRecibo(tx: Tx, de: DeQue, a: DeQue): void {
  tx.update(recibos)
    .set({ clase: claseDe(a), creadorId: null, sugerenciaId: null, ...a })
    .where(isDe(de))
    .run()
}
