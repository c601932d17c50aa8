import type { Db } from '../../../db/client.ts'
import { openEventStream } from '../../suelo/services/event-stream.ts'
import { demasiadosTablones } from './errors.ts'
import { eventosDesde, ultimoEvento } from './eventos.ts'
import { beat, catchUp, type Oyente, tell } from './oyente.ts'

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

type Peticion = Omit<Oyente, 'stream'> & { desde: number | undefined; signal: AbortSignal }

/** Who has a board open. One look at the log serves all of them; without anybody, nobody looks. */
export function createOyentes({ db, pollMs = POLL_MS, beatMs = BEAT_MS }: Options) {
  const oyentes = new Set<Oyente>()
  const registro = followRegistro(db, oyentes)
  let timers: ReturnType<typeof setInterval>[] = []
  let isStopped = false

  const start = () => {
    registro.begin()
    timers = [setInterval(logged(registro.look), pollMs), setInterval(logged(registro.beat), beatMs)]
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
      requirePlace(oyentes, quien)
      const oyente: Oyente = { ...quien, stream: openEventStream(signal, () => leave(oyente)) }
      if (oyentes.size === 0) start()
      else registro.look()
      oyentes.add(oyente)
      catchUp(db, oyente, desde, registro.ultimo())
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

declare module '../../suelo/deps.ts' {
  interface Deps {
    /** Who has a board open. */
    oyentes: Oyentes
  }
}

/** What they are told: what the log has that they have not heard yet, and that the line still stands. */
function followRegistro(db: Db, oyentes: ReadonlySet<Oyente>) {
  let ultimo = 0
  return {
    ultimo: () => ultimo,
    begin() {
      ultimo = ultimoEvento(db)
    },
    look() {
      const eventos = eventosDesde(db, ultimo)
      if (eventos.length === 0) return
      ultimo = eventos.at(-1)?.id ?? ultimo
      for (const [catedraId, suyos] of Map.groupBy(eventos, (evento) => evento.catedraId)) {
        const aqui = [...oyentes].filter((oyente) => oyente.catedraId === catedraId)
        if (aqui.length > 0) tell(db, aqui, suyos)
      }
    },
    async beat() {
      for (const oyente of oyentes) await beat(db, oyente)
    },
  }
}

function requirePlace(oyentes: Set<Oyente>, { lector }: Pick<Oyente, 'lector'>) {
  const deEsaPersona = [...oyentes].filter(
    (otro) => otro.lector.rol === lector.rol && otro.lector.id === lector.id,
  )
  if (deEsaPersona.length >= POR_PERSONA) throw demasiadosTablones()
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
