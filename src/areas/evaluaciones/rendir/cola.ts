import type { Respuesta } from '../../../domain/evaluacion-asignada'
import type { ApiError } from '../../../lib/api'
import { crearRespuestasEnEspera } from './respuestas-en-espera'

const PRIMERA_ESPERA_MS = 2000
const ESPERA_MAXIMA_MS = 15_000
/** One has to sign in again, or wait. */
const SE_REINTENTA = [401, 403, 408, 429]

interface Opciones {
  /** Under this name they wait in this browser. */
  clave: string
  /** Whether whose they are is signed in. */
  puede: () => boolean
  enviar: (una: Respuesta) => Promise<unknown>
  /** The server does not want an answer, which waits no longer. */
  alRechazar: (error: ApiError) => void
}

/** Answers on their way to the server, one after the other: they outlive a reload, and a connection that is lost. */
export function crearCola({ clave, puede, enviar, alRechazar }: Opciones) {
  const enEspera = crearRespuestasEnEspera(clave)
  const pausa = crearPausa(() => void vaciar())
  let enCurso = false

  async function vaciar() {
    pausa.cortar()
    if (enCurso) return
    enCurso = true
    let sigue = true
    for (let una = enEspera.primera(); una && sigue; una = enEspera.primera()) {
      sigue = puede() && (await probar(una))
    }
    enCurso = false
    if (!sigue) pausa.empezar()
  }

  async function probar(una: Respuesta): Promise<boolean> {
    try {
      await enviar(una)
      pausa.acortar()
      enEspera.decirPerdida(false)
    } catch (error) {
      const { status } = error as ApiError
      const perdida = status === 0 || status >= 500
      enEspera.decirPerdida(perdida)
      if (perdida || SE_REINTENTA.includes(status)) return false
      // What was forgotten meanwhile has arrived in another way.
      if (enEspera.leer().porGuardar.has(una.preguntaId)) alRechazar(error as ApiError)
    }
    enEspera.quitar(una)
    return true
  }

  return {
    leer: enEspera.leer,
    oir: enEspera.oir,
    poner(una: Respuesta) {
      enEspera.poner(una)
      void vaciar()
    },
    /** All of it has arrived in another way. */
    olvidar() {
      pausa.cortar()
      enEspera.quitarTodas()
      enEspera.decirPerdida(false)
    },
    empezar() {
      addEventListener('online', () => {
        enEspera.decirPerdida(false)
        void vaciar()
      })
      addEventListener('offline', () => enEspera.decirPerdida(true))
      window.addEventListener('storage', ({ key }) => {
        if (key === clave) enEspera.releer()
      })
      void vaciar()
    },
  }
}

export type Cola = ReturnType<typeof crearCola>

/** Until the next try; each time a longer one, until something arrives. */
function crearPausa(alTerminar: () => void) {
  let espera = PRIMERA_ESPERA_MS
  let reloj: ReturnType<typeof setTimeout> | undefined

  return {
    empezar() {
      reloj = setTimeout(alTerminar, espera)
      espera = Math.min(espera * 2, ESPERA_MAXIMA_MS)
    },
    cortar: () => clearTimeout(reloj),
    acortar() {
      espera = PRIMERA_ESPERA_MS
    },
  }
}
