import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { enTurno } from '../../base/cola/turno'
import { isEnCurso, MAXIMO_MS, NADA, reduce } from './estado'
import { claveDe, findGrabacion, forgetGrabacion, forgetViejas, turnoDe, waitForTurno } from './piezas'
import { startToma, type Toma } from './toma'

const SE_MIRA_CADA_MS = 100

interface Opciones {
  tareaId: number
  onFinish: (archivo: File) => void
  /** Of what was left. */
  onRecover: (archivo: File) => void
}

/** The recording of one task by whoever is signed in: what is under way, and what was left of an earlier visit. */
export function useGrabacion({ tareaId, onFinish, onRecover }: Opciones) {
  const [estado, note] = useReducer(reduce, NADA)
  const [clave] = useState(() => claveDe(tareaId))
  const [archivo, setArchivo] = useState<File | null>(null)
  const toma = useRef<Toma | null>(null)
  const leaveTurno = useRef(() => {})
  const cancelacion = useRef<AbortSignal | null>(null)

  const recover = async () => {
    const quedo = clave && (await findGrabacion(clave))
    if (!quedo) return false
    note({ hecho: 'recuperada', ms: quedo.ms })
    setArchivo(quedo.archivo)
    onRecover(quedo.archivo)
    return true
  }

  const finish = async (suceso: 'limite' | 'sin-microfono' | null = null) => {
    const actual = toma.current
    toma.current = null
    if (!actual) return
    const { archivo: hecho, ms } = await actual.finish()
    note({ hecho: 'terminada', ms, suceso })
    setArchivo(hecho)
    onFinish(hecho)
  }

  const begin = async () => {
    // Another tab may have left one meanwhile.
    if (await recover()) return
    try {
      const suya = await startToma({
        clave,
        onNoRoom: () => note({ hecho: 'sin-lugar' }),
        onLost: () => void finish('sin-microfono'),
        onMute: () => {
          toma.current?.flush()
          toma.current?.pause()
          note({ hecho: 'interrumpida', suceso: 'mudo' })
        },
      })
      if (cancelacion.current?.aborted) return void suya.finish().then(leaveTurno.current)
      toma.current = suya
      note({ hecho: 'empezada' })
    } catch {
      note({ hecho: 'rechazada', suceso: 'negado' })
      leaveTurno.current()
    }
  }

  const start = () => {
    note({ hecho: 'pedida' })
    void enTurno(turnoDe(clave ?? String(tareaId)), {
      trabajo: () =>
        new Promise<void>((leave) => {
          leaveTurno.current = leave
          void begin()
        }),
      onMissing: () => note({ hecho: 'rechazada', suceso: 'otra-pestana' }),
    })
  }

  const discard = async () => {
    setArchivo(null)
    if (clave) await forgetGrabacion(clave)
    note({ hecho: 'descartada' })
    leaveTurno.current()
  }

  const arrive = useEffectEvent(async (cancelacion: AbortSignal) => {
    void forgetViejas(Date.now())
    if (!clave) return
    await waitForTurno(clave, cancelacion)
    await recover()
  })
  /** What is being recorded is kept for the next time. */
  const leave = useEffectEvent(() => {
    const actual = toma.current
    toma.current = null
    void Promise.resolve(actual?.finish()).then(() => leaveTurno.current())
  })
  useEffect(() => {
    const estancia = new AbortController()
    cancelacion.current = estancia.signal
    // Where nothing can be kept there is nothing left over.
    arrive(estancia.signal).catch(() => {})
    return () => {
      estancia.abort()
      leave()
    }
  }, [])

  useReloj(estado.fase === 'grabando', () => {
    const { current } = toma
    if (!current) return
    const ms = current.elapsed()
    if (ms >= MAXIMO_MS) void finish('limite')
    else note({ hecho: 'suena', ms, nivel: current.level() })
  })
  useSalida(isEnCurso(estado) || (estado.enMemoria && archivo !== null), () => {
    toma.current?.flush()
    note({ hecho: 'interrumpida', suceso: 'oculta' })
  })

  return {
    estado,
    archivo,
    start,
    finish: () => finish(),
    discard,
    pause: () => {
      toma.current?.flush()
      toma.current?.pause()
      note({ hecho: 'pausada' })
    },
    resume: () => {
      toma.current?.resume()
      note({ hecho: 'seguida' })
    },
  }
}

function useReloj(anda: boolean, onLook: () => void) {
  const look = useEffectEvent(onLook)
  useEffect(() => {
    if (!anda) return
    const reloj = setInterval(() => look(), SE_MIRA_CADA_MS)
    return () => clearInterval(reloj)
  }, [anda])
}

/** Leaving asks first; out of sight what there is gets kept. */
function useSalida(hayQuePerder: boolean, onHide: () => void) {
  const hide = useEffectEvent(() => document.hidden && onHide())
  useEffect(() => {
    if (!hayQuePerder) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const look = () => hide()
    addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', look)
    }
  }, [hayQuePerder])
}
