import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { nombreCompleto } from '../../../src/domain/creadores.ts'
import { moveRecibo } from '../recibos/emision.ts'
import type { Par } from './par.ts'

/**
 * Whoever contributed the one that goes has contributed all the same: in the ranking and by the receipt it is a correction
 * of the one that stays, from the day on which it was published. Null where nobody did.
 */
export function keepAporte(tx: Tx, { id, con }: Par): number | null {
  if (con.email === null) return null
  const { is_student_contribution, student_first_name, student_last_name } = con
  const { sugerenciaId } = tx
    .insert(sugerencias)
    .values({
      creadorId: id.id,
      status: 'APPROVED',
      reason: `Llegó como un aporte, de ${nombreCompleto(con)}, que es ahora esta ficha.`,
      suggester_email: con.email,
      is_student_contribution,
      student_first_name,
      student_last_name,
      cambios: {},
      created_at: instanteDe(con.id, 'created_at'),
      resueltaEn: instanteDe(con.id, 'published_at'),
    })
    .returning({ sugerenciaId: sugerencias.id })
    .get()
  moveRecibo(tx, { creadorId: con.id }, { sugerenciaId })
  return sugerenciaId
}

const instanteDe = (creadorId: number, cual: 'created_at' | 'published_at') =>
  sql`(select coalesce(${creadores[cual]}, ${creadores.created_at}) from ${creadores} where ${creadores.id} = ${creadorId})`

/** It is a creator again, as it was contributed. */
export function giveBackAporte(tx: Tx, creadorId: number, sugerenciaId: number | null): void {
  if (sugerenciaId === null) return
  moveRecibo(tx, { sugerenciaId }, { creadorId })
  tx.delete(sugerencias).where(eq(sugerencias.id, sugerenciaId)).run()
}
