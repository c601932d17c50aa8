import { recordar } from '../../lib/recordar'

/** Somebody was there or was not, as it waits to be sent. */
export interface Marca {
  catedraId: number
  diaId: number
  alumnoId: number
  presente: boolean
}

export type Guardada = Marca & {
  /** Tells a later mark of the same student from an earlier one. */
  vez: number
  /** By this device's clock; not known of what an earlier version left here. */
  hecha?: number
}

export type Guardadas = Record<string, Guardada>

export const claveDe = ({ catedraId, diaId, alumnoId }: Omit<Marca, 'presente'>) =>
  `${catedraId}.${diaId}.${alumnoId}`

const NOMBRE = 'marcas:'

/** Of one who takes attendance, in this browser: it outlives a reload and a session. */
export const nombreDe = (dueno: string) => `${NOMBRE}${dueno}`

export const leerGuardadas = (nombre: string) => guardadasEn(localStorage.getItem(nombre))

export function guardadasEn(texto: string | null): Guardadas {
  try {
    return JSON.parse(texto ?? '{}') as Guardadas
  } catch {
    return {}
  }
}

/** Tells whether they are kept: where the browser has no room they last as long as the page. */
export const escribirGuardadas = (nombre: string, guardadas: Guardadas) =>
  recordar(nombre, Object.keys(guardadas).length > 0 ? JSON.stringify(guardadas) : null)

/** The next to send of those: the oldest, with whoever else has the same mark on the same day. */
export function siguienteLote(
  guardadas: Guardadas,
  deAUna: ReadonlySet<string>,
  cuales: (clave: string) => boolean,
): Guardada[] {
  const enOrden = Object.entries(guardadas)
    .filter(([clave]) => cuales(clave))
    .map(([, una]) => una)
    .toSorted((una, otra) => una.vez - otra.vez)
  const [primera] = enOrden
  if (!primera || deAUna.has(claveDe(primera))) return enOrden.slice(0, 1)
  return enOrden.filter(
    (una) =>
      una.catedraId === primera.catedraId &&
      una.diaId === primera.diaId &&
      una.presente === primera.presente &&
      !deAUna.has(claveDe(una)),
  )
}
