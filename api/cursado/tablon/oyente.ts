import type { Db } from '../../../db/client.ts'
import { type EventStream, eventOf } from '../../suelo/services/event-stream.ts'
import { type Lector, readsTablon } from './acceso.ts'
import { DE_UNA_VEZ, type Evento, eventosPerdidos, mensajeDe, sinRepetir } from './eventos.ts'

/** Somebody who has a board open. */
export interface Oyente {
  lector: Lector
  catedraId: number
  stream: EventStream
  /** Who it is by now; nobody where the session is none any more. */
  relee: () => Promise<Lector | undefined>
}

/** What happened on the board that all of these have open; whoever left the course hears nothing more of it. */
export function tell(db: Db, aqui: Oyente[], eventos: Evento[]) {
  const mensajes = mensajesDe(db, eventos)
  for (const oyente of aqui) {
    if (!readsTablon(db, oyente.lector, oyente.catedraId)) dismiss(oyente, 'catedra_no_encontrada')
    else for (const mensaje of mensajes) sendTo(oyente, mensaje)
  }
}

/** Keeps the line open, where it still may be. */
export async function beat(db: Db, oyente: Oyente) {
  const lector = await oyente.relee()
  if (!lector) return dismiss(oyente, 'sin_sesion')
  oyente.lector = lector
  if (!readsTablon(db, lector, oyente.catedraId)) dismiss(oyente, 'catedra_no_encontrada')
  else oyente.stream.beat()
}

/** First what was missed, or that it can't be told; then from where one can go on after a break. */
export function catchUp(db: Db, oyente: Oyente, desde: number | undefined, hasta: number) {
  const { catedraId, stream } = oyente
  if (desde !== undefined) {
    const perdidos = eventosPerdidos(db, { catedraId, desde, hasta })
    if (perdidos === null) stream.send(eventOf('recargar', {}, hasta))
    else for (const mensaje of mensajesDe(db, perdidos)) sendTo(oyente, mensaje)
  }
  stream.send(eventOf('listo', {}, hasta))
}

function dismiss({ stream }: Oyente, code: string) {
  stream.send(eventOf('fin', { code }))
  stream.close()
}

type Mensaje = ReturnType<typeof mensajeDe>

function mensajesDe(db: Db, eventos: Evento[]): Mensaje[] {
  const distintos = sinRepetir(eventos)
  if (distintos.length <= DE_UNA_VEZ) return distintos.map((evento) => mensajeDe(db, evento))
  const reload = eventOf('recargar', {}, eventos.at(-1)?.id)
  return [{ docentes: reload, alumnos: reload }]
}

function sendTo({ lector, stream }: Oyente, { docentes, alumnos }: Mensaje) {
  const bytes = lector.rol === 'alumno' ? alumnos : docentes
  if (bytes) stream.send(bytes)
}
