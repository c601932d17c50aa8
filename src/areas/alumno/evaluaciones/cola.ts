import type { Respuesta } from '../../../domain/evaluacion-asignada'
import type { ApiError } from '../../../lib/api'

const PRIMERA_ESPERA_MS = 2000
const ESPERA_MAXIMA_MS = 15_000

interface Estado {
  /** By question, the option that the server does not have yet. */
  porGuardar: ReadonlyMap<number, number>
  /** The server could not be reached. */
  perdida: boolean
}

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
  let estado: Estado = { porGuardar: leer(clave), perdida: false }
  let enCurso = false
  let espera = PRIMERA_ESPERA_MS
  let reloj: ReturnType<typeof setTimeout> | undefined
  const oyentes = new Set<() => void>()

  const cambiar = (cambio: Partial<Estado>) => {
    estado = { ...estado, ...cambio }
    for (const avisar of oyentes) avisar()
  }

  /** Read anew each time: another tab may have added its own. */
  const cambiarLoQueEspera = (cambio: (actuales: Map<number, number>) => void) => {
    const porGuardar = leer(clave)
    cambio(porGuardar)
    guardar(clave, porGuardar)
    cambiar({ porGuardar })
  }

  /** A newer choice for the same question goes on waiting. */
  const quitar = ({ preguntaId, opcionElegidaId }: Respuesta) =>
    cambiarLoQueEspera((actuales) => {
      if (actuales.get(preguntaId) === opcionElegidaId) actuales.delete(preguntaId)
    })

  async function probar(una: Respuesta): Promise<boolean> {
    try {
      await enviar(una)
      espera = PRIMERA_ESPERA_MS
      cambiar({ perdida: false })
      quitar(una)
      return true
    } catch (error) {
      const { status } = error as ApiError
      const perdida = status === 0 || status >= 500
      cambiar({ perdida })
      if (perdida || SE_REINTENTA.includes(status)) return false
      // What was forgotten meanwhile has arrived in another way.
      if (estado.porGuardar.has(una.preguntaId)) alRechazar(error as ApiError)
      quitar(una)
      return true
    }
  }

  async function vaciar() {
    clearTimeout(reloj)
    if (enCurso) return
    enCurso = true
    let sigue = true
    while (sigue && estado.porGuardar.size > 0) {
      const [[preguntaId, opcionElegidaId]] = estado.porGuardar as unknown as [[number, number]]
      sigue = puede() && (await probar({ preguntaId, opcionElegidaId }))
    }
    enCurso = false
    if (!sigue) {
      reloj = setTimeout(vaciar, espera)
      espera = Math.min(espera * 2, ESPERA_MAXIMA_MS)
    }
  }

  const alVolver = () => {
    cambiar({ perdida: false })
    void vaciar()
  }
  const alPerder = () => cambiar({ perdida: true })

  return {
    leer: () => estado,
    oir(avisar: () => void) {
      oyentes.add(avisar)
      return () => void oyentes.delete(avisar)
    },
    poner({ preguntaId, opcionElegidaId }: Respuesta) {
      cambiarLoQueEspera((actuales) => actuales.set(preguntaId, opcionElegidaId))
      void vaciar()
    },
    /** All of it has arrived in another way. */
    olvidar() {
      clearTimeout(reloj)
      cambiarLoQueEspera((actuales) => actuales.clear())
      cambiar({ perdida: false })
    },
    empezar() {
      addEventListener('online', alVolver)
      addEventListener('offline', alPerder)
      window.addEventListener('storage', ({ key }) => {
        if (key === clave) cambiar({ porGuardar: leer(clave) })
      })
      void vaciar()
    },
  }
}

export type Cola = ReturnType<typeof crearCola>

/** One has to sign in again, or wait. */
const SE_REINTENTA = [401, 403, 408, 429]

function leer(clave: string): Map<number, number> {
  try {
    return new Map(JSON.parse(localStorage.getItem(clave) ?? '[]'))
  } catch {
    return new Map()
  }
}

function guardar(clave: string, porGuardar: ReadonlyMap<number, number>) {
  if (porGuardar.size > 0) localStorage.setItem(clave, JSON.stringify([...porGuardar]))
  else localStorage.removeItem(clave)
}
