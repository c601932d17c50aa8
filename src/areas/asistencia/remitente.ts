import type { UseSuspenseQueryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { asistencias } from '../../../api/cursado/asistencia/esquemas'
import type { ApiError } from '../../lib/api'
import type { Sesion } from '../../lib/sesion'
import type { Marca } from './marcas-guardadas'

export type Asistencia = z.infer<typeof asistencias>['asistencias'][number]

interface Opciones {
  fetch: { signal: AbortSignal; keepalive: boolean }
}

/** How many milliseconds ago; unknown of what waits since before it was kept. */
interface Hecha {
  hecha_hace?: number
}

interface Varias {
  alumnoIds: number[]
  /** Of each. */
  hecha_hace?: number[]
}

/** Who takes attendance: by which calls, and with which words. */
export interface Remitente {
  /** Whose marks these are, among those that this browser keeps; null where nobody of this role is signed in. */
  dueno: (sesion: Sesion) => string | null
  /** A class day's attendance; while it is taken, what is marked here is what counts. */
  asistencia: (
    catedraId: number,
    diaId: number,
  ) => UseSuspenseQueryOptions<Asistencia[], ApiError, Asistencia[], (string | number)[]>
  sendOne: (marca: Marca & Hecha, opciones: Opciones) => Promise<{ superada?: boolean }>
  /** What the first says, of each of these. */
  sendMany: (primera: Marca, varias: Varias, opciones: Opciones) => Promise<{ superadas: number[] }>
  /** Reads again what is counted from the marks. */
  refetch: (catedraId: number) => void
  textos: { exito: string; falla: string }
}
