import { avg, count, eq } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { valoraciones } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { Deps } from '../../deps.ts'
import { requirePublished } from '../creadores/escritura.ts'

export interface Promedio {
  /** Exact: whoever shows it rounds it. */
  new_average_rating: number
  total_ratings: number
}

/** A visitor's vote on a creator; a second one replaces the first. */
export function vote({ db, now }: Deps, creadorId: number, visitante: string, estrellas: number): Promedio {
  const promedio = transact(db, (tx) => {
    requirePublished(tx, creadorId)
    tx.insert(valoraciones)
      .values({ creadorId, visitante, estrellas, created_at: now() })
      .onConflictDoUpdate({ target: [valoraciones.creadorId, valoraciones.visitante], set: { estrellas } })
      .run()
    const promedio = promedioDe(tx, creadorId)
    tx.update(creadores)
      .set({ rating_avg: promedio.new_average_rating, rating_count: promedio.total_ratings })
      .where(eq(creadores.id, creadorId))
      .run()
    return promedio
  })
  return promedio
}

function promedioDe(tx: Tx, creadorId: number): Promedio {
  const { promedio, cuantos } = tx
    .select({ promedio: avg(valoraciones.estrellas).mapWith(Number), cuantos: count() })
    .from(valoraciones)
    .where(eq(valoraciones.creadorId, creadorId))
    .get() ?? { promedio: 0, cuantos: 0 }
  return { new_average_rating: promedio ?? 0, total_ratings: cuantos }
}
