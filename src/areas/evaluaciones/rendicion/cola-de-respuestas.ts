import type { Respuesta } from '../../../domain/evaluaciones/respuestas'
import type { ApiError } from '../../../lib/api'
import { createCola as createColaDe } from '../../base/cola/cola'
import type { Formato } from '../../base/cola/remitente'

interface Opciones {
  /** Under this name they wait in this browser. */
  clave: string
  /** Whether whose they are is signed in. */
  puede: () => boolean
  send: (una: Respuesta) => Promise<unknown>
  /** The server does not want an answer, which waits no longer. */
  onReject: (error: ApiError) => void
  /** Another tab has sent these. */
  onMiss?: (respuestas: readonly Respuesta[]) => void
}

interface Vista {
  /** By question, the answer that the server does not have yet. */
  porGuardar: ReadonlyMap<number, Respuesta>
  /** The server could not be reached. */
  perdida: boolean
}

/** An option's id by itself is what waited before there were other kinds. */
const formato: Formato<Respuesta> = {
  read: (texto) =>
    (JSON.parse(texto) as [number, number | Omit<Respuesta, 'preguntaId'>][]).map(([preguntaId, una]) => ({
      dato: { preguntaId, ...(typeof una === 'number' ? { opcionElegidaId: una } : una) },
    })),
  write: (pendientes) =>
    JSON.stringify(
      pendientes.map(({ dato: { preguntaId, ...una } }) => [preguntaId, una.opcionElegidaId ?? una]),
    ),
}

/** Answers on their way to the server, each by itself as soon as it is chosen. */
export function createCola({ clave, puede, send, onReject, onMiss }: Opciones) {
  const cola = createColaDe<Respuesta>({
    nombre: () => clave,
    formato,
    claveDe: ({ preguntaId }) => String(preguntaId),
    puede,
    juntas: () => false,
    async send(lote) {
      for (const { dato } of lote) await send(dato)
      return lote.map(({ dato }) => dato)
    },
    onReject,
    onMiss: (respuestas) => onMiss?.(respuestas),
  })
  let vista: Vista | undefined
  cola.listen(() => {
    vista = undefined
  })
  const read = (): Vista => ({
    porGuardar: new Map(cola.pendientes().map(({ dato }) => [dato.preguntaId, dato])),
    perdida: cola.detenida() === 'sin conexión' || cola.detenida() === 'con fallas',
  })
  return {
    /** The same until something changes. */
    read: () => (vista ??= read()),
    hear: cola.listen,
    put: (una: Respuesta) => cola.put([una]),
    forget: cola.forget,
    resume: cola.resume,
    start() {
      cola.begin()
      void cola.send()
    },
  }
}

export type Cola = ReturnType<typeof createCola>
