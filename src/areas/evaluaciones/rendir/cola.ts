import type { Respuesta } from '../../../domain/evaluacion-asignada'
import type { ApiError } from '../../../lib/api'
import { crearCola as crearColaDe } from '../../base/cola/cola'
import type { Formato } from '../../base/cola/remitente'

interface Opciones {
  /** Under this name they wait in this browser. */
  clave: string
  /** Whether whose they are is signed in. */
  puede: () => boolean
  enviar: (una: Respuesta) => Promise<unknown>
  /** The server does not want an answer, which waits no longer. */
  alRechazar: (error: ApiError) => void
  /** Another tab has sent these. */
  alFaltar?: (respuestas: readonly Respuesta[]) => void
}

interface Vista {
  /** By question, the option that the server does not have yet. */
  porGuardar: ReadonlyMap<number, number>
  /** The server could not be reached. */
  perdida: boolean
}

const formato: Formato<Respuesta> = {
  leer: (texto) =>
    (JSON.parse(texto) as [number, number][]).map(([preguntaId, opcionElegidaId]) => ({
      dato: { preguntaId, opcionElegidaId },
    })),
  escribir: (pendientes) =>
    JSON.stringify(pendientes.map(({ dato }) => [dato.preguntaId, dato.opcionElegidaId])),
}

/** Answers on their way to the server, each by itself as soon as it is chosen. */
export function crearCola({ clave, puede, enviar, alRechazar, alFaltar }: Opciones) {
  const cola = crearColaDe<Respuesta>({
    nombre: () => clave,
    formato,
    claveDe: ({ preguntaId }) => String(preguntaId),
    puede,
    juntas: () => false,
    async enviar(lote) {
      for (const { dato } of lote) await enviar(dato)
      return lote.map(({ dato }) => dato)
    },
    alRechazar,
    alFaltar: (respuestas) => alFaltar?.(respuestas),
  })
  let vista: Vista | undefined
  cola.escuchar(() => {
    vista = undefined
  })
  const leer = (): Vista => ({
    porGuardar: new Map(cola.pendientes().map(({ dato }) => [dato.preguntaId, dato.opcionElegidaId])),
    perdida: cola.detenida() === 'sin conexión' || cola.detenida() === 'con fallas',
  })
  return {
    /** The same until something changes. */
    leer: () => (vista ??= leer()),
    oir: cola.escuchar,
    poner: (una: Respuesta) => cola.poner([una]),
    olvidar: cola.olvidar,
    retomar: cola.retomar,
    empezar() {
      cola.comenzar()
      void cola.enviar()
    },
  }
}

export type Cola = ReturnType<typeof crearCola>
