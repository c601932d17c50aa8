import { atom } from 'nanostores'
import type { Respuesta } from '../../../domain/evaluacion-asignada'
import type { ApiError } from '../../../lib/api'
import { recordar } from '../../../lib/recordar'

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

interface Estado {
  /** By question, the option that the server does not have yet. */
  porGuardar: ReadonlyMap<number, number>
  /** The server could not be reached. */
  perdida: boolean
}

/** What the server does not have yet; kept in this browser under a name of its own, it outlives a reload. */
function crearRespuestasEnEspera(clave: string) {
  const $estado = atom<Estado>({ porGuardar: leer(clave), perdida: false })
  const cambiar = (cambio: Partial<Estado>) => $estado.set({ ...$estado.get(), ...cambio })

  /** Read anew each time: another tab may have added its own. */
  const cambiarLasQueEsperan = (cambio: (actuales: Map<number, number>) => void) => {
    const porGuardar = leer(clave)
    cambio(porGuardar)
    guardar(clave, porGuardar)
    cambiar({ porGuardar })
  }

  return {
    leer: () => $estado.get(),
    oir: (avisar: () => void) => $estado.listen(avisar),
    primera(): Respuesta | undefined {
      const [una] = $estado.get().porGuardar
      return una && { preguntaId: una[0], opcionElegidaId: una[1] }
    },
    poner: ({ preguntaId, opcionElegidaId }: Respuesta) =>
      cambiarLasQueEsperan((actuales) => actuales.set(preguntaId, opcionElegidaId)),
    /** A newer choice for the same question goes on waiting. */
    quitar: ({ preguntaId, opcionElegidaId }: Respuesta) =>
      cambiarLasQueEsperan((actuales) => {
        if (actuales.get(preguntaId) === opcionElegidaId) actuales.delete(preguntaId)
      }),
    quitarTodas: () => cambiarLasQueEsperan((actuales) => actuales.clear()),
    releer: () => cambiar({ porGuardar: leer(clave) }),
    decirPerdida: (perdida: boolean) => cambiar({ perdida }),
  }
}

function leer(clave: string): Map<number, number> {
  try {
    return new Map(JSON.parse(localStorage.getItem(clave) ?? '[]'))
  } catch {
    return new Map()
  }
}

const guardar = (clave: string, porGuardar: ReadonlyMap<number, number>) =>
  recordar(clave, porGuardar.size > 0 ? JSON.stringify([...porGuardar]) : null)
