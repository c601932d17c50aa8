import { type Estado, faltaEnviar, type Guardada, type Puesta } from './estado'

type Lote<D> = readonly Puesta<D>[]

/** All that happens to what waits. A `lote` is what was sent, as it was then. */
export type Suceso<D> =
  | { tipo: 'puestas'; cosas: readonly (readonly [clave: string, dato: D])[]; ahora: number }
  /** What this browser keeps, where another tab may have added its own, or sent some. */
  | { tipo: 'leídas'; guardadas: readonly Guardada<D>[] }
  | { tipo: 'parten'; lote: Lote<D> }
  | { tipo: 'se demoran'; lote: Lote<D> }
  /** `quedan` is what stands then, of each: the same where nothing is later. */
  | { tipo: 'llegan'; lote: Lote<D>; quedan: readonly D[] }
  | { tipo: 'rechazadas'; lote: Lote<D> }
  /** Refused, and kept. */
  | { tipo: 'apartadas'; lote: Lote<D> }
  /** Without having arrived; refused together, each goes alone the next time. */
  | { tipo: 'vuelven'; lote: Lote<D>; solas: boolean }
  /** All that waits has arrived in another way. */
  | { tipo: 'olvidadas' }

const NUEVA = {
  donde: 'espera',
  demorada: false,
  sola: false,
  apartada: false,
  superada: false,
} as const

export function reduce<D>(estado: Estado<D>, suceso: Suceso<D>): Estado<D> {
  switch (suceso.tipo) {
    case 'puestas':
      return conPuestas(estado, suceso.cosas, suceso.ahora)
    case 'leídas':
      return conLeidas(estado, suceso.guardadas)
    case 'parten':
      return cambiadas(estado, suceso.lote, (una) => ({ ...una, donde: 'en camino' }))
    case 'se demoran':
      return cambiadas(estado, suceso.lote, (una, { vez }) =>
        faltaEnviar(una) && una.vez === vez ? { ...una, demorada: true } : una,
      )
    case 'llegan':
      return cambiadas(estado, suceso.lote, (una, enviada, i) => {
        const dato = suceso.quedan[i] ?? enviada.dato
        return respondida(una, enviada, { donde: 'llegó', dato, superada: dato !== enviada.dato })
      })
    case 'rechazadas':
      return cambiadas(estado, suceso.lote, (una, enviada) =>
        respondida(una, enviada, { donde: 'rechazada' }),
      )
    case 'apartadas':
      return cambiadas(estado, suceso.lote, (una, enviada) =>
        respondida(una, enviada, { donde: 'espera', apartada: true }),
      )
    case 'vuelven':
      return cambiadas(estado, suceso.lote, (una, enviada) =>
        respondida(una, enviada, { donde: 'espera', sola: una.sola || suceso.solas }),
      )
    case 'olvidadas':
      return new Map([...estado].filter(([, una]) => !faltaEnviar(una)))
  }
}

/** What was put over it meanwhile goes on waiting; what is not on its way any more heard of it in another way. */
function respondida<D>(una: Puesta<D>, { vez }: Puesta<D>, respuesta: Partial<Puesta<D>>): Puesta<D> {
  if (una.donde !== 'en camino') return una
  return una.vez === vez ? { ...una, demorada: false, ...respuesta } : { ...una, donde: 'espera' }
}

function cambiadas<D>(
  estado: Estado<D>,
  lote: Lote<D>,
  cambio: (una: Puesta<D>, enviada: Puesta<D>, i: number) => Puesta<D>,
): Estado<D> {
  const nuevo = new Map(estado)
  for (const [i, enviada] of lote.entries()) {
    const una = estado.get(enviada.clave)
    if (una) nuevo.set(enviada.clave, cambio(una, enviada, i))
  }
  return nuevo
}

const ultimaVez = (estado: Estado<unknown>) => Math.max(0, ...[...estado.values()].map(({ vez }) => vez))

const dondeSigue = (anterior: Puesta<unknown> | undefined) =>
  anterior?.donde === 'en camino' ? anterior.donde : NUEVA.donde

function conPuestas<D>(
  estado: Estado<D>,
  cosas: readonly (readonly [string, D])[],
  hecha: number,
): Estado<D> {
  const nuevo = new Map(estado)
  let vez = ultimaVez(estado)
  for (const [clave, dato] of cosas) {
    const donde = dondeSigue(estado.get(clave))
    nuevo.set(clave, { ...NUEVA, clave, dato, vez: ++vez, hecha, donde, deAqui: true })
  }
  return nuevo
}

function conLeidas<D>(estado: Estado<D>, guardadas: readonly Guardada<D>[]): Estado<D> {
  const nuevo = new Map([...estado].filter(([, una]) => !faltaEnviar(una)))
  let vez = Math.max(ultimaVez(estado), ...guardadas.map((una) => una.vez ?? 0))
  for (const guardada of guardadas) {
    const { clave, dato, hecha = null } = guardada
    const anterior = estado.get(clave)
    if (anterior && faltaEnviar(anterior) && isTheSame(anterior, guardada)) nuevo.set(clave, anterior)
    else {
      const donde = dondeSigue(anterior)
      nuevo.set(clave, {
        ...NUEVA,
        clave,
        dato,
        vez: guardada.vez ?? ++vez,
        hecha,
        donde,
        deAqui: false,
      })
    }
  }
  return nuevo
}

/** Two tabs may count the same turn, not at the same instant. */
const isTheSame = <D>(una: Puesta<D>, { vez, hecha, dato }: Guardada<D>) =>
  vez === undefined
    ? JSON.stringify(una.dato) === JSON.stringify(dato)
    : una.vez === vez && una.hecha === (hecha ?? null)
