import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import { conFechasEnteras, mediosDe, type Propuesta } from '../../../src/domain/aportes/sugerencias.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import { DE_WIKIDATA } from '../../../src/domain/creadores/de-wikidata.ts'
import { mergeFechas } from '../../../src/domain/creadores/fechas-de-vida.ts'
import { rebaseFuentes } from '../../../src/domain/creadores/fuentes-escritas.ts'
import { avisoDePreguntas } from '../../cursado/evaluaciones/dato-preguntado.ts'
import { beginActo, enActo } from '../../suelo/actos.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import type { Hecho } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { faltasNuevas, hoyEn } from '../creadores/cambios.ts'
import { changeCreador, datosDe, requireCreador } from '../creadores/escritura.ts'
import { privateColumns, toCreador } from '../creadores/ficha.ts'
import { releaseFotoPropuesta, releaseFotos } from '../creadores/fotos.ts'
import { valoresDe } from '../creadores/valores.ts'
import { fuentesLeidas } from '../fusiones/fuentes-leidas.ts'
import { grantNombre, nombreAprobado, nombreRechazado, refuseNombre } from '../recibos/nombres.ts'
import { noteDecision } from '../recibos/paso.ts'
import { sugerenciaAprobada, sugerenciaRechazada } from './cartas-de-sugerencias.ts'
import { sugerenciaInaplicable, sugerenciaNoEncontrada, sugerenciaResuelta } from './errors-de-sugerencias.ts'

export const columns = {
  id: sugerencias.id,
  status: sugerencias.status,
  reason: sugerencias.reason,
  suggester_email: sugerencias.suggester_email,
  is_student_contribution: sugerencias.is_student_contribution,
  student_first_name: sugerencias.student_first_name,
  student_last_name: sugerencias.student_last_name,
  cambios: sugerencias.cambios,
  nombre_pedido: sugerencias.nombre_pedido,
  created_at: sugerencias.created_at,
}

/** What waits for the administrator, the longest waiting first. */
export function listPendientes({ db }: Deps) {
  return db
    .select({ sugerencia: columns, creador: privateColumns })
    .from(sugerencias)
    .innerJoin(creadores, eq(creadores.id, sugerencias.creadorId))
    .where(eq(sugerencias.status, 'PENDING'))
    .orderBy(asc(sugerencias.id))
    .all()
    .map(({ sugerencia, creador }) => nested(sugerencia, toCreador(creador)))
}

export function approveSugerencia(deps: Deps, quien: Quien, id: number) {
  const { outbox, site } = deps
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const resuelta = resolve(tx, id, { status: 'APPROVED', resueltaEn: ahora })
    const { creadorId, contribuyenteId, deId, ...sugerencia } = resuelta
    const antes = requireCreador(tx, creadorId)
    if (contribuyenteId !== null) {
      grantNombre(tx, contribuyenteId, sugerencia.nombre_pedido)
      note(deNombre('sugerencias.aprobar', id))
      outbox.post(tx, sugerencia.suggester_email, nombreAprobado(sugerencia.nombre_pedido))
      return nested(sugerencia, antes)
    }
    const propuesta = dichoAhora(tx, antes, resuelta)
    const faltas = faltasNuevas(reglasDeCambios(hoyEn(deps)), antes, propuesta)
    if (faltas.size > 0) throw sugerenciaInaplicable(faltas)
    const cambios = {
      ...valoresDe(mergeFechas(datosDe(antes), propuesta)),
      ...mediosDe(propuesta),
    }
    const quien = sugerencia.suggester_email
    const causa = { motivo: 'SUGERENCIA', quien, now: ahora, dichos: propuesta, deId } as const
    const creador = changeCreador(tx, antes, cambios, causa)
    noteDecision(tx, { sugerenciaId: id }, ahora, true)
    note({ hecho: 'sugerencias.aprobar', sobre: { sugerencia: id } })
    const url = `${site.url}/creador/${creador.slug}`
    if (isDePersona(sugerencia)) outbox.post(tx, sugerencia.suggester_email, sugerenciaAprobada(creador, url))
    return { ...nested(sugerencia, creador), ...avisoDePreguntas(tx, antes, creador) }
  })
}

/** What it says now: each date whole; and sources that others added since it was sent are not dropped by it. */
function dichoAhora(tx: Tx, creador: CreadorPrivado, resuelta: Resuelta): Propuesta {
  const { created_at, deId } = resuelta
  const cambios = conFechasEnteras(resuelta.cambios)
  if (!cambios.fuentes) return cambios
  const entonces = fuentesLeidas(tx, creador, { deId, cuando: created_at })
  return { ...cambios, fuentes: rebaseFuentes(entonces, creador.fuentes, cambios.fuentes) }
}

export function rejectSugerencia(deps: Deps, quien: Quien, id: number, motivo: string) {
  const { now, outbox } = deps
  return transactReleasing(deps, (tx) => {
    const { note } = beginActo(deps, tx, quien, {})
    const cambio = { status: 'REJECTED', rejection_reason: motivo, resueltaEn: now() } as const
    const { creadorId, contribuyenteId, deId: _, ...sugerencia } = resolve(tx, id, cambio)
    const creador = requireCreador(tx, creadorId)
    if (contribuyenteId !== null) {
      refuseNombre(tx, contribuyenteId)
      note(deNombre('sugerencias.rechazar', id))
      outbox.post(tx, sugerencia.suggester_email, nombreRechazado(sugerencia.nombre_pedido, motivo))
      return nested(sugerencia, creador)
    }
    releaseFotoPropuesta(tx, creadorId, sugerencia.cambios.photo_url ?? null)
    const { audio_url } = sugerencia.cambios
    if (audio_url && audio_url !== creador.audio_url) releaseFotos(tx, creadorId, audio_url)
    noteDecision(tx, { sugerenciaId: id }, now())
    note({ hecho: 'sugerencias.rechazar', sobre: { sugerencia: id } })
    if (isDePersona(sugerencia)) {
      outbox.post(tx, sugerencia.suggester_email, sugerenciaRechazada(creador, motivo))
    }
    return nested(sugerencia, creador)
  })
}

/** What it is about is only where it came with. */
const deNombre = (hecho: string, id: number): Hecho => ({
  hecho,
  ademas: ['un nombre en el ranking'],
  ids: { sugerenciaId: id },
})

/** Wikidata reads no mails. */
export const isDePersona = ({ suggester_email }: { suggester_email: string }) =>
  suggester_email !== DE_WIKIDATA

export function resolve(tx: Tx, id: number, cambio: Partial<typeof sugerencias.$inferInsert>) {
  const resuelta = tx
    .update(sugerencias)
    .set(cambio)
    .where(and(eq(sugerencias.id, id), eq(sugerencias.status, 'PENDING')))
    .returning({
      ...columns,
      creadorId: sugerencias.creadorId,
      contribuyenteId: sugerencias.contribuyenteId,
      deId: sugerencias.deId,
    })
    .get()
  if (resuelta) return resuelta
  const known = tx.select({ id: sugerencias.id }).from(sugerencias).where(eq(sugerencias.id, id)).get()
  throw known ? sugerenciaResuelta() : sugerenciaNoEncontrada()
}

type Resuelta = ReturnType<typeof resolve>
type Row = Omit<Resuelta, 'creadorId' | 'contribuyenteId' | 'deId'>

/** The proposed values stand beside what is known of the suggestion, as the specification has it. */
export const nested = ({ cambios, created_at, ...sugerencia }: Row, Composer: CreadorPrivado) => ({
  ...cambios,
  ...sugerencia,
  created_at: enISO(created_at),
  Composer,
})
