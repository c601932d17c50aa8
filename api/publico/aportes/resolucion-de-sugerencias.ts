import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import { datosPropuestos, soloDatos } from '../../../src/domain/aportes/datos-propuestos.ts'
import { FALTA_MOTIVO_DE_RECHAZO } from '../../../src/domain/aportes/motivos.ts'
import { conFechasEnteras, mediosDe, type Propuesta } from '../../../src/domain/aportes/sugerencias.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import { mergeDatos } from '../../../src/domain/creadores/datos-de-creador.ts'
import { DE_WIKIDATA } from '../../../src/domain/creadores/de-wikidata.ts'
import { camposDeFilas, rebaseFilas } from '../../../src/domain/creadores/filas.ts'
import { avisoDePreguntas } from '../../cursado/evaluaciones/dato-preguntado.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Hecho } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { faltasNuevas, hoyEn } from '../creadores/cambios.ts'
import { changeCreador, datosDe, requireCreador } from '../creadores/escritura.ts'
import { lastVersion } from '../creadores/historia.ts'
import { valoresDe } from '../creadores/valores.ts'
import { filasLeidas } from '../fusiones/al-unirse.ts'
import { grantNombre, nombreAprobado, nombreRechazado, refuseNombre } from '../recibos/nombres.ts'
import { noteDecision } from '../recibos/paso.ts'
import { sugerenciaAprobada, sugerenciaRechazada } from './cartas-de-sugerencias.ts'
import { sugerenciaInaplicable, sugerenciaNoEncontrada, sugerenciaResuelta } from './errors-de-sugerencias.ts'
import type { Aprobacion } from './esquemas-de-cola.ts'
import { listIguales } from './iguales.ts'
import { columns, nested } from './lectura-de-sugerencias.ts'

export function approveSugerencia(deps: Deps, quien: Quien, id: number, aprobacion: Aprobacion = {}) {
  const { outbox, site } = deps
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const parte = requireParte(requireCambiosPendientes(tx, id), aprobacion)
    const motivo = parte.tomados && { rejection_reason: aprobacion.reason ?? null }
    const cambio = { status: 'APPROVED', resueltaEn: ahora, tomados: parte.tomados, ...motivo } as const
    const { resuelta, iguales } = resolveConIguales(tx, id, cambio)
    const { creadorId, contribuyenteId, deId, ...sugerencia } = resuelta
    const antes = requireCreador(tx, creadorId)
    if (contribuyenteId !== null) {
      grantNombre(tx, contribuyenteId, sugerencia.nombre_pedido)
      note(deNombre('sugerencias.aprobar', id))
      outbox.post(tx, sugerencia.suggester_email, nombreAprobado(sugerencia.nombre_pedido))
      return nested(sugerencia, antes)
    }
    const propuesta = soloDatos(dichoAhora(tx, antes, resuelta), parte.datos)
    const faltas = faltasNuevas(reglasDeCambios(hoyEn(deps)), antes, propuesta)
    if (faltas.size > 0) throw sugerenciaInaplicable(faltas)
    const cambios = {
      ...valoresDe(mergeDatos(datosDe(antes), propuesta)),
      ...mediosDe(propuesta),
    }
    const causa = { motivo: 'SUGERENCIA', quien: sugerencia.suggester_email, now: ahora } as const
    const ultima = lastVersion(tx, creadorId)
    const creador = changeCreador(tx, antes, cambios, { ...causa, dichos: propuesta, deId })
    noteVersion(tx, sugerencia.id, ultima, lastVersion(tx, creadorId))
    note({ hecho: 'sugerencias.aprobar', sobre: { sugerencia: sugerencia.id } })
    const carta = sugerenciaAprobada(creador, `${site.url}/creador/${creador.slug}`, motivo?.rejection_reason)
    for (const una of [resuelta, ...iguales]) {
      noteDecision(tx, { sugerenciaId: una.id }, ahora, true)
      if (isDePersona(una)) outbox.post(tx, una.suggester_email, carta)
    }
    return { ...nested(sugerencia, creador), ...avisoDePreguntas(deps, tx, antes, creador) }
  })
}

/** Which of the data that were proposed are taken; `tomados` is null where that is all of them. */
function requireParte(cambios: Propuesta, { campos, reason }: Aprobacion) {
  const todos = datosPropuestos(cambios)
  if (!campos) return { datos: todos, tomados: null }
  if (!campos.every((campo) => todos.includes(campo))) throw invalidFields([['campos', NO_PROPUESTO]])
  const datos = todos.filter((dato) => campos.includes(dato))
  if (datos.length === todos.length) return { datos, tomados: null }
  if (!reason) throw invalidFields([['reason', FALTA_MOTIVO_DE_RECHAZO]])
  return { datos, tomados: datos }
}

const NO_PROPUESTO = 'La sugerencia no propone ese dato.'

function requireCambiosPendientes(tx: Tx, id: number): Propuesta {
  const row = tx
    .select({ cambios: sugerencias.cambios, status: sugerencias.status })
    .from(sugerencias)
    .where(eq(sugerencias.id, id))
    .get()
  if (!row) throw sugerenciaNoEncontrada()
  if (row.status !== 'PENDING') throw sugerenciaResuelta()
  return row.cambios
}

function noteVersion(tx: Tx, id: number, antes: number | null, despues: number | null): void {
  if (antes === despues) return
  tx.update(sugerencias).set({ versionId: despues }).where(eq(sugerencias.id, id)).run()
}

/** What it says now: each date whole; and rows that others added since it was sent are not dropped by it. */
function dichoAhora(tx: Tx, creador: CreadorPrivado, resuelta: Resuelta): Propuesta {
  const { created_at, deId } = resuelta
  const cambios = conFechasEnteras(resuelta.cambios)
  const filas = camposDeFilas.map((campo) => {
    const propuestas = cambios[campo]
    if (!propuestas) return {}
    const entonces = filasLeidas(tx, creador, campo, { deId, cuando: created_at })
    return { [campo]: rebaseFilas<object>(campo, entonces, creador[campo], propuestas) }
  })
  return Object.assign({}, cambios, ...filas)
}

export function rejectSugerencia(deps: Deps, quien: Quien, id: number, motivo: string) {
  const { outbox } = deps
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const cambio = { status: 'REJECTED', rejection_reason: motivo, resueltaEn: ahora } as const
    const { resuelta, iguales } = resolveConIguales(tx, id, cambio)
    const { creadorId, contribuyenteId, deId: _, ...sugerencia } = resuelta
    const creador = requireCreador(tx, creadorId)
    if (contribuyenteId !== null) {
      refuseNombre(tx, contribuyenteId)
      note(deNombre('sugerencias.rechazar', id))
      outbox.post(tx, sugerencia.suggester_email, nombreRechazado(sugerencia.nombre_pedido, motivo))
      return nested(sugerencia, creador)
    }
    note({ hecho: 'sugerencias.rechazar', sobre: { sugerencia: sugerencia.id } })
    for (const una of [resuelta, ...iguales]) {
      noteDecision(tx, { sugerenciaId: una.id }, ahora)
      if (isDePersona(una)) outbox.post(tx, una.suggester_email, sugerenciaRechazada(creador, motivo))
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

/** Those that propose the same are decided as one: the first, which counts. */
function resolveConIguales(tx: Tx, id: number, cambio: Partial<typeof sugerencias.$inferInsert>) {
  const [primera = id, ...demas] = listIguales(tx, id)
  const resuelta = resolve(tx, primera, cambio)
  return { resuelta, iguales: demas.map((una) => resolve(tx, una, { ...cambio, igualA: primera })) }
}

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
