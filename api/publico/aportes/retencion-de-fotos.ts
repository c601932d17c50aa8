import { and, eq, exists, isNull, lte } from 'drizzle-orm'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { ultimaQueYaNo } from '../../../src/domain/aportes/decisiones.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import type { Deps } from '../../suelo/deps.ts'
import { mayForget } from '../../suelo/services/clock.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { releaseFotos } from '../creadores/fotos.ts'

const DAY_MS = 24 * 3_600_000

/** Once a day, the photos of what was rejected before anybody saw it go, where that can't be taken back any longer. */
export function retencionDeFotos({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Job {
  let sweptAt = Number.NEGATIVE_INFINITY
  return {
    name: 'fotos de lo rechazado',
    run() {
      if (Math.abs(now() - sweptAt) < DAY_MS || !mayForget({ db, now })) return
      const { id, status, published_at, decidido_en, photo_url } = creadores
      transactReleasing({ db, files }, (tx) => {
        const suyas = tx.select({ id: archivoUsos.id }).from(archivoUsos).where(eq(archivoUsos.creadorId, id))
        const vencidos = tx
          .select({ id })
          .from(creadores)
          .where(
            and(
              eq(status, 'REJECTED'),
              isNull(published_at),
              // What somebody put back on purpose stays.
              isNull(photo_url),
              lte(decidido_en, ultimaQueYaNo(now())),
              exists(suyas),
            ),
          )
          .all()
        for (const vencido of vencidos) releaseFotos(tx, vencido.id)
      })
      sweptAt = now()
    },
  }
}
