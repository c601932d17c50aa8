import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { enTurno } from '../../base/cola/turno'
import { isEnCurso, NADA, reduce } from './estado'
import { claveDe, findGrabacion, forgetGrabacion, forgetViejas, turnoDe, waitForTurno } from './piezas'
import { type OpcionesDeToma, useToma } from './use-toma'

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

  const recover = async () => {
    const quedo = clave && (await findGrabacion(clave))
    if (!quedo) return false
    note({ hecho: 'recuperada', ms: quedo.ms })
    setArchivo(quedo.archivo)
    onRecover(quedo.archivo)
    return true
  }
  const keep = (hecho: File) => {
    setArchivo(hecho)
    onFinish(hecho)
  }
  const suena = estado.fase === 'grabando'
  const toma = useTomaEnTurno({ clave, tareaId, note, suena, onFinish: keep, recover })

  useSalida(isEnCurso(estado) || (estado.enMemoria && archivo !== null), () => {
    toma.flush()
    note({ hecho: 'interrumpida', suceso: 'oculta' })
  })

  return {
    estado,
    archivo,
    start: toma.start,
    discard: async () => {
      setArchivo(null)
      if (clave) await forgetGrabacion(clave)
      note({ hecho: 'descartada' })
      toma.leaveTurno()
    },
    finish: () => toma.finish(),
    pause: toma.pause,
    resume: toma.resume,
  }
}

interface EnTurno extends OpcionesDeToma {
  tareaId: number
  /** Whether something was left, which goes before a new one. */
  recover: () => Promise<boolean>
}

/** Recording, which one tab at a time does. */
function useTomaEnTurno({ tareaId, recover, ...opciones }: EnTurno) {
  const { clave, note } = opciones
  const toma = useToma(opciones)
  const turno = useTurno(turnoDe(clave ?? String(tareaId)))
  const estancia = useEstancia(clave, {
    onArrive: recover,
    // What is being recorded is kept for the next time.
    onLeave: () => void toma.leave().then(turno.leave),
  })

  const begin = async () => {
    // Another tab may have left one meanwhile.
    if (await recover()) return
    try {
      if (!(await toma.begin(estancia.current))) turno.leave()
    } catch {
      note({ hecho: 'rechazada', suceso: 'negado' })
      turno.leave()
    }
  }
  const start = () => {
    note({ hecho: 'pedida' })
    turno.ask(begin, () => note({ hecho: 'rechazada', suceso: 'otra-pestana' }))
  }
  return { ...toma, start, leaveTurno: turno.leave }
}

/** One tab at a time has it. */
function useTurno(nombre: string) {
  const leave = useRef(() => {})
  return {
    ask: (work: () => Promise<void>, onMissing: () => void) =>
      void enTurno(nombre, {
        trabajo: () =>
          new Promise<void>((resolve) => {
            leave.current = resolve
            void work()
          }),
        onMissing,
      }),
    leave: () => leave.current(),
  }
}

interface Visita {
  onArrive: () => Promise<unknown>
  onLeave: () => void
}

/** From when no other tab is at it until the screen is left, which the signal says. */
function useEstancia(clave: string | null, { onArrive, onLeave }: Visita) {
  const actual = useRef<AbortSignal | null>(null)
  const arrive = useEffectEvent(async (cancelacion: AbortSignal) => {
    void forgetViejas(Date.now())
    if (!clave) return
    await waitForTurno(clave, cancelacion)
    await onArrive()
  })
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const estancia = new AbortController()
    actual.current = estancia.signal
    // Where nothing can be kept there is nothing left over.
    arrive(estancia.signal).catch(() => {})
    return () => {
      estancia.abort()
      leave()
    }
  }, [])
  return actual
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
