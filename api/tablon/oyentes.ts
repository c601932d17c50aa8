import type { Db } from '../../db/client.ts'
import { AppError } from '../plugins/app-error.ts'
import { type EventStream, eventOf, openEventStream } from '../services/event-stream.ts'
import { type Lector, leeElTablon } from './acceso.ts'
import {
  DE_UNA_VEZ,
  type Evento,
  eventosDesde,
  eventosPerdidos,
  mensajeDe,
  sinRepetir,
  ultimoEvento,
} from './eventos.ts'

/** How soon another process's writes show, as this one's. */
const POLL_MS = 500
/** Under the listener's idle timeout, and the usual minute of proxies. */
const BEAT_MS = 15_000
const POR_PERSONA = 30

interface Options {
  db: Db
  pollMs?: number
  beatMs?: number
}

interface Oyente {
  lector: Lector
  catedraId: number
  stream: EventStream
  /** Whether the session still is one. */
  sigue: () => Promise<boolean>
}

type Peticion = Omit<Oyente, 'stream'> & { desde: number | undefined; signal: AbortSignal }

const demasiados = () =>
  new AppError(429, 'demasiados_tablones', 'Tienes demasiados tablones abiertos a la vez.', {
    headers: { 'retry-after': '60' },
  })

/** Who has a board open. One look at the log serves all of them; without anybody, nobody looks. */
export function createOyentes({ db, pollMs = POLL_MS, beatMs = BEAT_MS }: Options) {
  const oyentes = new Set<Oyente>()
  let timers: ReturnType<typeof setInterval>[] = []
  let ultimo = 0
  let isStopped = false

  const finish = ({ stream }: Oyente, code: string) => {
    stream.send(eventOf('fin', { code }))
    stream.close()
  }

  const tick = () => {
    const eventos = eventosDesde(db, ultimo)
    if (eventos.length === 0) return
    ultimo = eventos.at(-1)?.id ?? ultimo
    for (const [catedraId, suyos] of Map.groupBy(eventos, (evento) => evento.catedraId)) {
      const aqui = [...oyentes].filter((oyente) => oyente.catedraId === catedraId)
      if (aqui.length > 0) tell(aqui, suyos)
    }
  }

  /** Whoever left the course hears nothing more of it. */
  const tell = (aqui: Oyente[], eventos: Evento[]) => {
    const mensajes = mensajesDe(db, eventos)
    for (const oyente of aqui) {
      if (!leeElTablon(db, oyente.lector, oyente.catedraId)) finish(oyente, 'catedra_no_encontrada')
      else for (const mensaje of mensajes) sendTo(oyente, mensaje)
    }
  }

  const beat = async () => {
    for (const oyente of oyentes) {
      if (!(await oyente.sigue())) finish(oyente, 'sin_sesion')
      else if (!leeElTablon(db, oyente.lector, oyente.catedraId)) finish(oyente, 'catedra_no_encontrada')
      else oyente.stream.beat()
    }
  }

  const start = () => {
    ultimo = ultimoEvento(db)
    timers = [setInterval(logged(tick), pollMs), setInterval(logged(beat), beatMs)]
  }

  const leave = (oyente: Oyente) => {
    oyentes.delete(oyente)
    if (oyentes.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  return {
    /** The reply to who wants to hear of a board; with `desde`, of what was missed since that event first. */
    listen({ desde, signal, ...quien }: Peticion): Response {
      const deEsaPersona = [...oyentes].filter(
        ({ lector }) => lector.rol === quien.lector.rol && lector.id === quien.lector.id,
      )
      if (deEsaPersona.length >= POR_PERSONA) throw demasiados()
      const oyente: Oyente = { ...quien, stream: openEventStream(signal, () => leave(oyente)) }
      if (oyentes.size === 0) start()
      else tick()
      oyentes.add(oyente)
      catchUp(db, oyente, desde, ultimo)
      if (isStopped || signal.aborted) oyente.stream.close()
      return oyente.stream.response
    },
    /** Ends all of them, so that the program may end. */
    stop() {
      isStopped = true
      for (const { stream } of oyentes) stream.close()
    },
    cuantos: () => oyentes.size,
  }
}

export type Oyentes = ReturnType<typeof createOyentes>

type Mensaje = ReturnType<typeof mensajeDe>

function mensajesDe(db: Db, eventos: Evento[]): Mensaje[] {
  const distintos = sinRepetir(eventos)
  if (distintos.length <= DE_UNA_VEZ) return distintos.map((evento) => mensajeDe(db, evento))
  const recargar = eventOf('recargar', {}, eventos.at(-1)?.id)
  return [{ docentes: recargar, alumnos: recargar }]
}

function sendTo({ lector, stream }: Oyente, { docentes, alumnos }: Mensaje) {
  const bytes = lector.rol === 'alumno' ? alumnos : docentes
  if (bytes) stream.send(bytes)
}

/** First what was missed, or that it can't be told; then from where one can go on after a break. */
function catchUp(db: Db, oyente: Oyente, desde: number | undefined, hasta: number) {
  const { catedraId, stream } = oyente
  if (desde !== undefined) {
    const perdidos = eventosPerdidos(db, { catedraId, desde, hasta })
    if (perdidos === null) stream.send(eventOf('recargar', {}, hasta))
    else for (const mensaje of mensajesDe(db, perdidos)) sendTo(oyente, mensaje)
  }
  stream.send(eventOf('listo', {}, hasta))
}

function logged(work: () => void | Promise<void>) {
  return async () => {
    try {
      await work()
    } catch (error) {
      console.error('Falló un aviso del tablón.', error)
    }
  }
}
