import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { sugerenciaNueva } from '../../../src/domain/aportes/sugerencias.ts'
import { enActo } from '../../suelo/actos.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import type { Deps } from '../../suelo/deps.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireCreador } from '../creadores/escritura.ts'
import { sinPrivados } from '../creadores/ficha.ts'
import { enlaceParaCorregirSugerencia } from '../recibos/enlace-para-corregir.ts'
import { nombreNoSeDevuelve } from '../recibos/nombres.ts'
import { noteAbierto, noteDecision } from '../recibos/paso.ts'
import { sugerenciaDevuelta } from './cartas-de-sugerencias.ts'
import {
  sugerenciaDeWikidata,
  sugerenciaNoCorregible,
  sugerenciaNoEncontrada,
} from './errors-de-sugerencias.ts'
import { listIguales } from './iguales.ts'
import { columns, nested } from './lectura-de-sugerencias.ts'
import { isDePersona, resolve } from './resolucion-de-sugerencias.ts'
import { changeSugerencia } from './sugerencias.ts'

/** With all that is known of it; one that waits is in the administrator's hands from then on. */
export function readSugerencia(deps: Deps, id: number) {
  const { creadorId, motivo: _, ...sugerencia } = requireSugerencia(deps.db, id)
  for (const sugerenciaId of listIguales(deps.db, id)) noteAbierto(deps, { sugerenciaId })
  return nested(sugerencia, requireCreador(deps.db, creadorId))
}

export function requireSugerencia(db: Reader, id: number) {
  const row = db
    .select({ ...columns, creadorId: sugerencias.creadorId, motivo: sugerencias.rejection_reason })
    .from(sugerencias)
    .where(eq(sugerencias.id, id))
    .get()
  if (!row) throw sugerenciaNoEncontrada()
  return row
}

/** Sends a suggestion back with remarks, and those that propose the same: each by mail with a link to mend its own. */
export async function observeSugerencia(deps: Deps, quien: Quien, id: number, motivo: string) {
  const { now, outbox } = deps
  const resueltaEn = now()
  const iguales = listIguales(deps.db, id)
  const ids = iguales.length > 0 ? iguales : [id]
  const enlaces = await Promise.all(ids.map((una) => enlaceParaCorregirSugerencia(deps, una, resueltaEn)))
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const cambio = { status: 'OBSERVED', rejection_reason: motivo, resueltaEn } as const
    const [primera, ...demas] = ids.map((una) => resolve(tx, una, cambio))
    if (!primera) throw sugerenciaNoEncontrada()
    const { creadorId, contribuyenteId, deId: _, ...sugerencia } = primera
    if (contribuyenteId !== null) throw nombreNoSeDevuelve()
    if (!isDePersona(sugerencia)) throw sugerenciaDeWikidata()
    const creador = requireCreador(tx, creadorId)
    note({ hecho: 'sugerencias.devolver', sobre: { sugerencia: sugerencia.id } })
    for (const [lugar, una] of [primera, ...demas].entries()) {
      noteDecision(tx, { sugerenciaId: una.id }, ahora)
      outbox.post(tx, una.suggester_email, sugerenciaDevuelta(creador, motivo, enlaces[lugar] ?? ''))
    }
    return nested(sugerencia, creador)
  })
}

/** What was proposed, and what is asked to be mended of it. */
export function readDevuelta(deps: Deps, id: number) {
  const { db } = deps
  const { creadorId, cambios, created_at, nombre_pedido: _, ...sugerencia } = requireDevuelta(db, id)
  const Composer = sinPrivados(deps, requireCreador(db, creadorId))
  return { ...cambios, ...sugerencia, created_at: enISO(created_at), Composer }
}

function requireDevuelta(db: Reader, id: number) {
  const sugerencia = requireSugerencia(db, id)
  if (sugerencia.status !== 'OBSERVED') throw sugerenciaNoCorregible()
  return sugerencia
}

/** It waits again, with what it proposes now; the e-mail stays where it is left blank. */
export function resubmitSugerencia(deps: Deps, id: number, enviado: Record<string, unknown>) {
  return transactReleasing(deps, (tx) => {
    const antes = requireDevuelta(tx, id)
    const suggester_email = enviado.suggester_email || antes.suggester_email
    const datos = parsed(sugerenciaNueva, { ...enviado, suggester_email })
    const cambios = changeSugerencia(deps, tx, antes, datos)
    const { reason, status, created_at } = requireSugerencia(tx, id)
    return { ...cambios, id, status, reason, created_at: enISO(created_at) }
  })
}
