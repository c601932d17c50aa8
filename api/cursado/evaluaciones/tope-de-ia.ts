import { and, eq, sql } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { usosDeIa } from '../../../db/schema/usos-de-ia.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'zona' | 'topeDeIa'>

const topeAlcanzado = (tope: number) =>
  new AppError(
    429,
    'ia_tope_mensual',
    `Este mes ya se hicieron ${cuantos(tope, 'generación', 'generaciones')} con IA, que es lo que puede hacer cada docente. El mes que viene se puede otra vez.`,
  )

/**
 * Counts one use of the AI service by a teacher, this month of the institution's calendar; refuses one beyond the cap.
 * The answer takes it back, where the service gave nothing. The administrator has no cap.
 */
export function takeUsoDeIa(deps: Needs, { rol, id: docenteId }: Quien): () => void {
  const { db, topeDeIa } = deps
  if (rol !== 'docente') return () => {}
  const mes = todayOf(deps).slice(0, 7)
  transact(db, (tx) => {
    const uso = tx
      .insert(usosDeIa)
      .values({ docenteId, mes, veces: 1 })
      .onConflictDoUpdate({
        target: [usosDeIa.docenteId, usosDeIa.mes],
        set: { veces: sql`${usosDeIa.veces} + 1` },
      })
      .returning({ veces: usosDeIa.veces })
      .get()
    if (uso.veces > topeDeIa) throw topeAlcanzado(topeDeIa)
  })
  const suyo = and(eq(usosDeIa.docenteId, docenteId), eq(usosDeIa.mes, mes))
  return () =>
    transact(db, (tx) => {
      tx.update(usosDeIa)
        .set({ veces: sql`${usosDeIa.veces} - 1` })
        .where(suyo)
        .run()
    })
}
