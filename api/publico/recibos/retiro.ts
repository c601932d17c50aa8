import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import { canRetirar } from '../../../src/domain/aportes/recibos.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import type { Deps } from '../../suelo/deps.ts'
import { releaseFotoPropuesta, releaseFotos } from '../creadores/fotos.ts'
import { aporteEntregado, aporteResuelto } from './errors.ts'
import { type Aporte, requireAporte } from './lectura.ts'

/** Its contributor takes it back; who does it twice is told the same. */
export function withdrawAporte(deps: Deps, escrito: string): { message: string; estado: 'RETIRADO' } {
  const { now } = deps
  transactReleasing(deps, (tx) => {
    const aporte = requireAporte(tx, escrito)
    if (aporte.estado === 'RETIRADO') return
    // With votes and comments it is not only its contributor's any longer.
    if (!canRetirar(aporte.estado) || aporte.esDeOtros) throw aporteResuelto()
    if (aporte.entregado) throw aporteEntregado()
    tx.update(recibos).set({ retirado_en: now() }).where(eq(recibos.recibo, aporte.recibo)).run()
    if (aporte.creadorId !== null) deleteCreador(tx, aporte.creadorId)
    else withdrawSugerencia(tx, aporte, now())
  })
  return { message: 'Tu aporte se retiró.', estado: 'RETIRADO' }
}

function deleteCreador(tx: Tx, id: number): void {
  releaseFotos(tx, id)
  tx.delete(creadores).where(eq(creadores.id, id)).run()
}

function withdrawSugerencia(tx: Tx, { sugerenciaId }: Aporte, now: number): void {
  if (sugerenciaId === null) return
  const { creadorId, cambios } = tx
    .update(sugerencias)
    .set({ status: 'WITHDRAWN', resueltaEn: now })
    .where(eq(sugerencias.id, sugerenciaId))
    .returning({ creadorId: sugerencias.creadorId, cambios: sugerencias.cambios })
    .get()
  releaseFotoPropuesta(tx, creadorId, cambios.photo_url ?? null)
}
