import type { Job } from '../../../suelo/services/jobs.ts'
import { lastCopia } from '../carpeta.ts'
import { runCopias } from '../hijo.ts'
import type { Envio, EstadoDeRemota, Nota } from './estado.ts'

const MINUTE_MS = 60_000
/** Where the database does not go by itself, what failed is tried again this often. */
const RETRY_MINUTES = 60

export interface RemotaDeps {
  dataDir: string
  /** Where the daily copies are. */
  dir: string
  /** How often the database alone goes; 0: never. */
  everyMinutes: number
  now: () => number
  read: () => EstadoDeRemota
  send: (envio: Envio, nombre: string | null, signal: AbortSignal) => Promise<unknown>
  /** Is told how each one ended: why it failed, or null. */
  note: (nota: Nota) => void
}

/**
 * Has each daily copy, and every so often the database alone, sent to another place. Nobody waits for it: what is on its way
 * may take hours, and only one thing at a time is.
 */
export function copiaRemota({ dataDir, dir, everyMinutes, now, read, send, note }: RemotaDeps): Job {
  const stopping = new AbortController()
  const triedAt: Partial<Record<Envio, number>> = {}
  let isOnItsWay = false

  const isTime = (envio: Envio, last: number, minutes: number) =>
    Math.abs(now() - Math.max(last, triedAt[envio] ?? 0)) >= minutes * MINUTE_MS

  const findDue = (): { envio: Envio; nombre: string | null } | undefined => {
    const { base, copia } = read()
    const { name = null } = lastCopia({ dir, dataDir }, now())
    if (name !== copia && name !== null && isTime('copia', 0, everyMinutes || RETRY_MINUTES)) {
      return { envio: 'copia', nombre: name }
    }
    const isBaseDue = everyMinutes > 0 && isTime('base', base === null ? 0 : Date.parse(base), everyMinutes)
    return isBaseDue ? { envio: 'base', nombre: null } : undefined
  }

  const sendOne = async (envio: Envio, nombre: string | null) => {
    triedAt[envio] = now()
    try {
      await send(envio, nombre, stopping.signal)
      note({ envio, nombre, motivo: null })
    } catch (error) {
      if (stopping.signal.aborted) return
      const [motivo = ''] = (error as Error).message.split('\n')
      note({ envio, nombre, motivo })
      console.error(`No se mandó la copia a otro lugar: ${motivo}`)
    } finally {
      isOnItsWay = false
    }
  }

  return {
    name: 'copia en otro lugar',
    run() {
      const due = isOnItsWay ? undefined : findDue()
      if (!due) return
      isOnItsWay = true
      void sendOne(due.envio, due.nombre)
    },
    stop: () => stopping.abort(),
  }
}

export const sendByAnotherProgram =
  (dataDir: string, mayForget: () => boolean): RemotaDeps['send'] =>
  (_envio, nombre, signal) =>
    runCopias(['mandar', nombre ?? 'base', ...(mayForget() ? ['olvidar'] : [])], dataDir, signal)
