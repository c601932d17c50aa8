import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { creadorVersiones, sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { isATiempo } from '../../../src/domain/aportes/decisiones.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { hoyEn } from '../creadores/cambios.ts'
import { requireCreador } from '../creadores/escritura.ts'
import { conFotoQueEsta, undoCambios } from '../creadores/historia.ts'
import { findFusionDeAporte } from '../fusiones/aporte.ts'
import { antesLaOtra } from '../fusiones/errors.ts'
import { findFusionDe } from '../fusiones/unidos.ts'
import { takeBackDecision } from '../recibos/paso.ts'
import { decisionVencida, sinDecision } from './errors.ts'
import { sugerenciaNoEncontrada } from './errors-de-sugerencias.ts'
import { listDecididasCon } from './iguales.ts'

/** An approval or a rejection, with those that were decided with it: they wait again, and the record is as if it had not been. */
export function undoSugerencia(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const { id: primera, creadorId, versionId, cambios, resueltaEn } = requireDecidida(tx, id, ahora)
    const fusion = versionId === null ? findFusionDeAporte(tx, creadorId, primera) : undefined
    if (fusion) throw antesLaOtra(fusion)
    const ids = listDecididasCon(tx, primera).map((una) => una.id)
    const quedaron = versionId === null ? [] : undoVersion(deps, tx, creadorId, versionId, ahora)
    const espera = { status: 'PENDING', resueltaEn: null, rejection_reason: null } as const
    const suyos = conFotoQueEsta(tx, creadorId, cambios)
    tx.update(sugerencias)
      .set({ ...espera, versionId: null, tomados: null, igualA: null, cambios: suyos })
      .where(inArray(sugerencias.id, ids))
      .run()
    for (const sugerenciaId of ids) takeBackDecision(tx, { sugerenciaId }, resueltaEn)
    note({ hecho: 'sugerencias.deshacer', sobre: { sugerencia: primera } })
    return { message: 'Se deshizo: la sugerencia espera otra vez.', id: primera, quedaron }
  })
}

/** Of those that were decided as one, the first, which changed the record. */
function requireDecidida(tx: Tx, id: number, ahora: number) {
  const decidida = tx
    .select({ primera: sql<number>`coalesce(${sugerencias.igualA}, ${sugerencias.id})` })
    .from(sugerencias)
    .where(eq(sugerencias.id, id))
    .get()
  const una = tx
    .select({
      id: sugerencias.id,
      creadorId: sugerencias.creadorId,
      status: sugerencias.status,
      cambios: sugerencias.cambios,
      resueltaEn: sugerencias.resueltaEn,
      contribuyenteId: sugerencias.contribuyenteId,
      versionId: sugerencias.versionId,
    })
    .from(sugerencias)
    .where(eq(sugerencias.id, decidida?.primera ?? id))
    .get()
  if (!una) throw sugerenciaNoEncontrada()
  const isDecidida = una.status === 'APPROVED' || una.status === 'REJECTED'
  if (!isDecidida || una.resueltaEn === null || una.contribuyenteId !== null) throw sinDecision()
  if (!isATiempo(una.resueltaEn, ahora)) throw decisionVencida()
  return { ...una, resueltaEn: una.resueltaEn }
}

/**
 * A version that went with a record that was parted since is not of this one any more; of one that came with a record that
 * was joined, that record says what it changed, and it has to be there.
 */
function undoVersion(deps: Deps, tx: Tx, creadorId: number, versionId: number, now: number): string[] {
  const { id, creadorId: deQuien, deshecha_en, sobreId } = creadorVersiones
  const suya = and(eq(id, versionId), eq(deQuien, creadorId), isNull(deshecha_en))
  const version = tx.select({ sobreId }).from(creadorVersiones).where(suya).get()
  if (!version) return []
  const fusion = version.sobreId === null ? undefined : findFusionDe(tx, version.sobreId)
  if (fusion) throw antesLaOtra(fusion.titulo)
  const creador = requireCreador(tx, creadorId)
  return undoCambios(tx, creador, { quitados: new Set([versionId]), quien: 'admin', now, hoy: hoyEn(deps) })
    .quedaron
}

/** A publication or a rejection: it waits again, with what it said before. */
export function undoAporte(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const { status, published_at } = requireCreador(tx, id)
    const cuando = tx
      .select({ decidido_en: creadores.decidido_en })
      .from(creadores)
      .where(eq(creadores.id, id))
      .get()?.decidido_en
    if (!cuando || (status !== 'PUBLISHED' && status !== 'REJECTED')) throw sinDecision()
    if (!isATiempo(cuando, ahora)) throw decisionVencida()
    const versionId = findDecision(tx, id, cuando)
    const quedaron = versionId === undefined ? [] : undoVersion(deps, tx, id, versionId, ahora)
    const isPrimera = published_at !== null && Date.parse(published_at) === cuando
    tx.update(creadores)
      .set({ status: 'PENDING_REVIEW', decidido_en: null, ...(isPrimera && { published_at: null }) })
      .where(eq(creadores.id, id))
      .run()
    takeBackDecision(tx, { creadorId: id }, cuando)
    note({ hecho: 'creadores.deshacer', sobre: { creador: id } })
    return { message: 'Se deshizo: el aporte espera otra vez.', id, quedaron }
  })
}

function findDecision(tx: Tx, creadorId: number, cuando: number): number | undefined {
  const { id, motivo, created_at, sobreId } = creadorVersiones
  const suya = and(
    eq(creadorVersiones.creadorId, creadorId),
    isNull(sobreId),
    eq(motivo, 'ESTADO'),
    eq(created_at, cuando),
  )
  return tx.select({ id }).from(creadorVersiones).where(suya).orderBy(desc(id)).get()?.id
}
