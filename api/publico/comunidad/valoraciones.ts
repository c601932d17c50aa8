import { avg, count, eq } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { valoraciones } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { Deps } from '../../suelo/deps.ts'
import { requirePublished } from '../creadores/escritura.ts'

export interface Valoracion {
  /** Exact: whoever shows it rounds it. */
  new_average_rating: number
  total_ratings: number
}

/** A visitor's vote on a creator; a second one replaces the first. */
export function vote({ db, now }: Deps, creadorId: number, visitante: string, voto: number): Valoracion {
  return transact(db, (tx) => {
    requirePublished(tx, creadorId)
    tx.insert(valoraciones)
      .values({ creadorId, visitante, estrellas: voto, created_at: now() })
      .onConflictDoUpdate({
        target: [valoraciones.creadorId, valoraciones.visitante],
        set: { estrellas: voto },
      })
      .run()
    const valoracion = valoracionDe(tx, creadorId)
    tx.update(creadores)
      .set({ rating_avg: valoracion.new_average_rating, rating_count: valoracion.total_ratings })
      .where(eq(creadores.id, creadorId))
      .run()
    return valoracion
  })
}

export function valoracionDe(tx: Tx, creadorId: number): Valoracion {
  const { promedio, cuantos } = tx
    .select({ promedio: avg(valoraciones.estrellas).mapWith(Number), cuantos: count() })
    .from(valoraciones)
    .where(eq(valoraciones.creadorId, creadorId))
    .get() ?? { promedio: 0, cuantos: 0 }
  return { new_average_rating: promedio ?? 0, total_ratings: cuantos }
}
