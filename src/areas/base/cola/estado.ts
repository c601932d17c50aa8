/** Where one stands: it waits, it was sent and has no answer yet, the server took it, or did not want it. */
export type Donde = 'espera' | 'en camino' | 'llegó' | 'rechazada'

/** Something that was put in a queue, under a key of its own: of the same key only the last counts. */
export interface Puesta<D> {
  readonly clave: string
  readonly dato: D
  /** Tells a later one of the same key from an earlier one, and who goes first. */
  readonly vez: number
  /** When it was put, by this device's clock; null of what an earlier version left here. */
  readonly hecha: number | null
  /** Put over one that is on its way, it stays so until that one has its answer: it goes after it, not past it. */
  readonly donde: Donde
  /** Put in this page, not in another tab or before a reload. */
  readonly deAqui: boolean
  /** Sent some time ago, and without an answer. */
  readonly demorada: boolean
  /** Refused among others, it is tried on its own. */
  readonly sola: boolean
  /** Refused for now: it waits, and is tried again where the page is opened anew. */
  readonly apartada: boolean
  /** The server had something later, which stays: `dato` is that. */
  readonly superada: boolean
}

export type Estado<D> = ReadonlyMap<string, Puesta<D>>

/** As it is kept in the browser; without `vez`, the order tells. */
export interface Guardada<D> {
  clave: string
  dato: D
  vez?: number | undefined
  hecha?: number | undefined
}

export const faltaEnviar = ({ donde }: Puesta<unknown>) => donde === 'espera' || donde === 'en camino'

/** What the server does not have yet, in order. */
export const pendientes = <D>(estado: Estado<D>): Puesta<D>[] =>
  [...estado.values()].filter(faltaEnviar).toSorted((una, otra) => una.vez - otra.vez)

/** The next to go: the first that waits, with whoever may go with it. */
export function siguienteLote<D>(
  estado: Estado<D>,
  juntas: (una: D, otra: D) => boolean,
  cuales: (una: Puesta<D>) => boolean = () => true,
): Puesta<D>[] {
  const enEspera = pendientes(estado).filter((una) => una.donde === 'espera' && !una.apartada && cuales(una))
  const [primera] = enEspera
  if (!primera || primera.sola) return enEspera.slice(0, 1)
  return enEspera.filter((una) => una === primera || (!una.sola && juntas(primera.dato, una.dato)))
}

/** What another tab took out of the queue: it has sent it. */
export function lasQueFaltan<D>(habia: readonly Guardada<D>[], quedan: readonly Guardada<D>[]): D[] {
  const claves = new Set(quedan.map(({ clave }) => clave))
  return habia.filter(({ clave }) => !claves.has(clave)).map(({ dato }) => dato)
}
