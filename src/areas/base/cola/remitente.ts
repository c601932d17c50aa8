import type { ApiError } from '../../../lib/api'
import type { Guardada, Puesta } from './estado'

/** How what waits is written in this browser; what was written by an earlier version is still read. */
export interface Formato<D> {
  read: (texto: string) => Omit<Guardada<D>, 'clave'>[]
  write: (pendientes: readonly Puesta<D>[]) => string
}

/** What a queue is of: whose, where it is kept, how it is sent, and who wants to know. */
export interface Remitente<D> {
  /** Under this name it is kept in this browser, and one tab at a time sends it. */
  nombre: () => string
  formato: Formato<D>
  claveDe: (dato: D) => string
  /** Whether whose it is is signed in. */
  puede: () => boolean
  /** When to send what was put since `primera`, the last of it at `ultima`; at once where nothing is gathered. */
  momento?: (primera: number, ultima: number) => number
  /** Whether two go in one call. */
  juntas: (una: D, otra: D) => boolean
  /** Sends what goes together, and tells what stands then, of each. */
  send: (lote: readonly Puesta<D>[]) => Promise<readonly D[]>
  onArrive?: (lote: readonly Puesta<D>[], quedan: readonly D[]) => void
  /** Of what the server does not want: whether it may want it another day. */
  keeps?: (lote: readonly Puesta<D>[], error: ApiError) => boolean
  /** The server does not want it, and it waits no longer, unless it is kept. */
  onReject: (error: ApiError) => void
  /** The first time that nothing gets through. */
  onFail?: (error: ApiError) => void
  /** Another tab has sent these. */
  onMiss?: (datos: readonly D[]) => void
}
