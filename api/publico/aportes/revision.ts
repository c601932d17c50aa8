import { asc, sql } from 'drizzle-orm'
import { creadores } from '../../../db/schema/creadores.ts'
import { isFotoSubida } from '../../../src/domain/archivos/fotos.ts'
import { calidadSugerida, completitudDe } from '../../../src/domain/creadores/completitud.ts'
import {
  anioEnLaLinea,
  type CreadorPrivado,
  type EstadoDeCreador,
  nombreCompleto,
} from '../../../src/domain/creadores/creadores.ts'
import { periodoSugerido } from '../../../src/domain/creadores/periodo-sugerido.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { changeCreador, requireCreador } from '../creadores/escritura.ts'
import { privateColumns, toCreador } from '../creadores/ficha.ts'
import { enlaceParaCorregir } from '../recibos/enlace-para-corregir.ts'
import { noteDecision } from '../recibos/paso.ts'
import { aporteNoPendiente, estadoCambiado, mismoEstado } from './errors-de-moderacion.ts'
import type { EstadoNuevo } from './esquemas-de-moderacion.ts'
import { createParecidos } from './parecidos.ts'

/** What waits for the administrator, the longest waiting first. */
export function createPendientes(deps: Deps) {
  const listParecidos = createParecidos(deps)
  return async () => {
    const pendientes = readPendientes(deps)
    const parecidos = await listParecidos(pendientes)
    return pendientes.map((uno) => ({ ...conSugerencias(uno), parecidos: parecidos.get(uno.id) ?? [] }))
  }
}

const readPendientes = ({ db }: Deps) =>
  db
    .select(privateColumns)
    .from(creadores)
    .where(sql`status = 'PENDING_REVIEW'`)
    .orderBy(asc(creadores.created_at), asc(creadores.id))
    .all()
    .map(toCreador)

export function conSugerencias(creador: CreadorPrivado) {
  const completeness = completitudDe(creador)
  return {
    ...creador,
    completeness,
    suggestedPeriod: periodoSugerido({
      ...creador,
      birth_year: anioEnLaLinea(creador) ?? creador.birth_year,
    }),
    suggestedQuality: calidadSugerida(completeness),
  }
}

/** What is rejected before anybody saw it loses the photo that came with it, which waits as long as the rejection can be taken back. */
export function setStatus(
  deps: Deps,
  quien: Quien,
  id: number,
  { status, period, quality, reason, antes: leido }: EstadoNuevo,
): CreadorPrivado {
  const { now, outbox, site } = deps
  return enActo(deps, quien, {}, ({ tx, note }) => {
    const antes = requireCreador(tx, id)
    if (antes.status === status) throw mismoEstado()
    if (leido?.status && leido.status !== antes.status) throw estadoCambiado()
    const isFirst = status === 'PUBLISHED' && antes.published_at === null
    const cambios = {
      status,
      ...(period && { period }),
      ...(quality && { quality }),
      ...(status === 'REJECTED' && {
        ...(antes.published_at === null && isFotoSubida(antes.photo_url) && { photo_url: null }),
        rejection_reason: reason || pendienteDe(antes),
      }),
    }
    const creador = changeCreador(tx, antes, cambios, { motivo: 'ESTADO', quien: 'admin', now: now() })
    if (isFirst && creador.email) {
      outbox.post(tx, creador.email, aportePublicado(creador, `${site.url}/creador/${creador.slug}`))
    }
    if (status !== 'PENDING_REVIEW') noteDecision(tx, { creadorId: id }, now(), status === 'PUBLISHED')
    const detalle = `de ${estados[antes.status]} a ${estados[status]}`
    note({ hecho: 'creadores.estado', sobre: { creador: id }, detalle })
    return creador
  })
}

/** What it was sent back for, where nobody has mended it since. */
const pendienteDe = ({ status, rejection_reason }: CreadorPrivado) =>
  status === 'NEEDS_IMPROVEMENT' ? rejection_reason : null

const estados: Record<EstadoDeCreador, string> = {
  PENDING_REVIEW: 'pendiente de revisión',
  PUBLISHED: 'publicado',
  NEEDS_IMPROVEMENT: 'remitido para revisión',
  REJECTED: 'rechazado',
}

/** Sends a contribution back with remarks; who gave an e-mail gets them, and a link to mend it. */
export async function sendBack(
  deps: Deps,
  quien: Quien,
  id: number,
  motivo: string,
): Promise<CreadorPrivado> {
  const { outbox } = deps
  const enlace = await enlaceParaCorregir(deps, id)
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const antes = requireCreador(tx, id)
    if (antes.status !== 'PENDING_REVIEW') throw aporteNoPendiente()
    const cambios = { status: 'NEEDS_IMPROVEMENT', rejection_reason: motivo } as const
    const creador = changeCreador(tx, antes, cambios, { motivo: 'ESTADO', quien: 'admin', now: ahora })
    noteDecision(tx, { creadorId: id }, ahora)
    note({ hecho: 'creadores.devolver', sobre: { creador: id } })
    if (creador.email) outbox.post(tx, creador.email, aporteDevuelto(motivo, enlace))
    return creador
  })
}

const aportePublicado = (creador: CreadorPrivado, url: string): Letter => ({
  subject: 'Tu aporte ya está publicado',
  paragraphs: [
    '¡Buenas noticias!',
    `La ficha de ${nombreCompleto(creador)} que aportaste ya forma parte de la línea de tiempo. Gracias por ayudarnos a contar esta historia.`,
  ],
  action: { label: 'Ver la ficha', url },
})

/** Its address has not proved itself, and the creator's name was not approved: it is not in it. */
const aporteDevuelto = (motivo: string, url: string): Letter => ({
  subject: 'Tu aporte necesita algunas mejoras',
  paragraphs: [
    'Revisamos la ficha que aportaste y, antes de publicarla, te pedimos que la mejores. Estas son las observaciones:',
  ],
  quote: motivo,
  action: { label: 'Corregir mi aporte (el enlace vale 60 días)', url },
})
