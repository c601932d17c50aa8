import { eq, gt } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { lucesVistas } from '../../../db/schema/justificativos.ts'
import type { Luz } from '../../../src/domain/habilitacion/habilitacion.ts'

interface Vista {
  catedraId: number
  alumnoId: number
  luz: Luz
}

/** The last light that was known of each of a course's students. */
export const listLucesVistas = (tx: Reader, catedraId: number): Map<number, Luz> =>
  new Map(
    tx
      .select({ alumnoId: lucesVistas.alumnoId, luz: lucesVistas.luz })
      .from(lucesVistas)
      .where(eq(lucesVistas.catedraId, catedraId))
      .all()
      .map(({ alumnoId, luz }) => [alumnoId, luz]),
  )

/** The students who were told of a light since then, in any course. */
export const listAvisadosDesde = (tx: Reader, desde: number): Set<number> =>
  new Set(
    tx
      .select({ alumnoId: lucesVistas.alumnoId })
      .from(lucesVistas)
      .where(gt(lucesVistas.avisada_en, desde))
      .all()
      .map(({ alumnoId }) => alumnoId),
  )

export const noteLuz = (tx: Tx, vista: Vista) => note(tx, vista, {})

/** The same, of one that its student is told of. */
export const noteAviso = (tx: Tx, vista: Vista, ahora: number) => note(tx, vista, { avisada_en: ahora })

function note(tx: Tx, { catedraId, alumnoId, luz }: Vista, aviso: { avisada_en?: number }): void {
  tx.insert(lucesVistas)
    .values({ catedraId, alumnoId, luz, ...aviso })
    .onConflictDoUpdate({
      target: [lucesVistas.catedraId, lucesVistas.alumnoId],
      set: { luz, ...aviso },
    })
    .run()
}
