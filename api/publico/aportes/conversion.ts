import { eq } from 'drizzle-orm'
import { creadores } from '../../../db/schema/creadores.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import { propuestaDeAporte } from '../../../src/domain/aportes/sugerencias.ts'
import { isFotoSubida } from '../../../src/domain/archivos/fotos.ts'
import { type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { beginActo } from '../../suelo/actos.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { hoyEn, requireNothingBroken } from '../creadores/cambios.ts'
import { changeCreador, datosDe, requireCreador, requirePublished } from '../creadores/escritura.ts'
import { moveFoto, sinFoto } from '../creadores/fotos.ts'
import { followSugerencia } from '../recibos/emision.ts'
import { sugerenciaRecibida } from './cartas-de-sugerencias.ts'
import { aporteNoPendiente, aporteSinDiferencias, aporteSinEmail } from './errors-de-moderacion.ts'
import { insertSugerencia } from './sugerencias.ts'

/** Of somebody who is there already: the contribution is closed, and what it says otherwise waits as a suggestion. */
export function convertAporte(deps: Deps, quien: Quien, id: number, destinoId: number) {
  const { now, outbox } = deps
  return transactReleasing(deps, (tx) => {
    const { note } = beginActo(deps, tx, quien, {})
    const aporte = requireConvertible(requireCreador(tx, id))
    requirePublished(tx, destinoId)
    const destino = requireCreador(tx, destinoId)
    const nombre = nombreCompleto(destino)
    const cambios = propuestaDeAporte(datosDe(aporte), datosDe(destino))
    if (Object.keys(cambios).length === 0) throw aporteSinDiferencias()
    requireNothingBroken(reglasDeCambios(hoyEn(deps)), destino, cambios)
    if (isFotoSubida(cambios.photo_url ?? null)) moveFoto(tx, cambios.photo_url ?? '', id, destinoId)

    const nueva = {
      ...aporte,
      creadorId: destinoId,
      reason: `Llegó como un aporte nuevo, de ${nombreCompleto(aporte)}.`,
      suggester_email: aporte.email,
      cambios,
      // It keeps its place among those that wait.
      created_at: Date.parse(aporte.created_at),
    }
    const creada = insertSugerencia(tx, nueva)
    const rejection_reason = `Pasó a ser una sugerencia para ${nombre}.`
    const cierre = { status: 'REJECTED', rejection_reason, ...sinFoto(tx, aporte) } as const
    changeCreador(tx, aporte, cierre, { motivo: 'ESTADO', quien: 'admin', now: now() })
    // What it became waits: there is nothing here to be taken back.
    tx.update(creadores).set({ decidido_en: null }).where(eq(creadores.id, id)).run()
    const ids = { aporteId: id, sugerenciaId: creada.id }
    note({ hecho: 'creadores.sugerir', sobre: { creador: destinoId }, ids })
    const recibo = followSugerencia(tx, id, creada.id, nombreCompleto(aporte), now())
    outbox.post(tx, aporte.email, sugerenciaRecibida(deps, destino, recibo))
    return { ...cambios, ...creada, reason: nueva.reason, created_at: enISO(nueva.created_at) }
  })
}

/** Of two who press at once, the second one is told that it was done. */
function requireConvertible({ email, ...aporte }: CreadorPrivado) {
  if (aporte.status !== 'PENDING_REVIEW') throw aporteNoPendiente()
  if (!email) throw aporteSinEmail()
  return { ...aporte, email }
}
