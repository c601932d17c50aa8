import { and, eq, exists, isNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { ultimaQueYaNo } from '../../../src/domain/aportes/decisiones.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import type { Deps } from '../../suelo/deps.ts'
import { dailyJob } from '../../suelo/services/jobs.ts'
import { releaseFotos } from '../creadores/fotos.ts'

/** Photos and sounds of what was rejected go, where that can't be taken back any longer. */
export const retencionDeMedios = ({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>) =>
  dailyJob({ db, now }, 'fotos y sonidos de lo rechazado', () => {
    const limite = ultimaQueYaNo(now())
    transactReleasing({ db, files }, (tx) => {
      for (const { creadorId } of listRechazados(tx, limite)) releaseFotos(tx, creadorId)
      for (const { creadorId, medio } of listNoTomados(tx, limite)) releaseFotos(tx, creadorId, medio)
    })
  })

/** Of those that nobody ever saw; what somebody put back on purpose stays. */
function listRechazados(tx: Tx, limite: number) {
  const { id, status, published_at, photo_url, decidido_en } = creadores
  const suyas = tx.select({ id: archivoUsos.id }).from(archivoUsos).where(eq(archivoUsos.creadorId, id))
  const nuncaVistos = and(eq(status, 'REJECTED'), isNull(published_at), isNull(photo_url))
  return tx
    .select({ creadorId: id })
    .from(creadores)
    .where(and(nuncaVistos, lte(decidido_en, limite), exists(suyas)))
    .all()
}

/** What a suggestion proposed and the creator never had. */
function listNoTomados(tx: Tx, limite: number) {
  return tx.all<{ creadorId: number; medio: string }>(sql`
    SELECT s.creador_id AS creadorId, c.value AS medio
    FROM ${sugerencias} s, json_each(s.cambios) c JOIN ${creadores} d ON d.id = s.creador_id
    WHERE s.resuelta_en <= ${limite} AND c.key IN ('photo_url', 'audio_url') AND c.value LIKE '/%'
      AND (s.status = 'REJECTED' OR s.status = 'APPROVED' AND s.tomados IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM json_each(s.tomados) t WHERE t.value = c.key))
      AND c.value IS NOT d.photo_url AND c.value IS NOT d.audio_url`)
}
