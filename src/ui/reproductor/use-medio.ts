import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeTurn } from './uno-a-la-vez'

/** From where to where it goes on and on; without an end yet, where it will begin. */
export interface Lazo {
  a: number
  b: number | null
}

export type Falla = 'no se puede' | 'sin conexión'

const SE_MIRA_CADA_MS = 50
/** Less than this is a click, not a part of a piece. */
const LAZO_MINIMO_MS = 300

/** A sound or a film that plays, in milliseconds; `duracion_ms` is what is known of it before it is loaded. */
export function useMedio(src: string, duracion_ms: number | null) {
  const medio = useRef<HTMLMediaElement>(null)
  const [suena, setSuena] = useState(false)
  const [ms, setMs] = useState(0)
  const [medida, setMedida] = useState<number | null>(null)
  const [falla, setFalla] = useState<Falla | null>(null)
  const { lazo, markLazo } = useLazo(ms)
  const duracion = duracion_ms ?? medida
  const mando = useMando(medio, { duracion, setMs, setFalla })
  const { velocidad, play, pause } = mando

  useOtraVersion(medio, { src, ms, suena, velocidad }, (desde) => {
    setMedida(null)
    setFalla(null)
    setMs(desde)
  })
  useReloj(medio, suena, lazo, setMs)
  const { carga, alSonar } = useSucesos(medio, { velocidad, setSuena, setMs, setMedida, setFalla })

  const toggle = () => (suena ? pause() : play())
  return { medio, suena, carga, ms, duracion, falla, lazo, markLazo, ...mando, toggle, alSonar }
}

type Medio = RefObject<HTMLMediaElement | null>

interface Mandado {
  duracion: number | null
  setMs: (ms: number) => void
  setFalla: (falla: Falla | null) => void
}

/** What it is told. */
function useMando(medio: Medio, { duracion, setMs, setFalla }: Mandado) {
  const [velocidad, setVelocidad] = useState(1)
  return {
    velocidad,
    jump: (a: number) => {
      const destino = Math.max(0, Math.min(a, duracion ?? a))
      if (medio.current) medio.current.currentTime = destino / 1000
      setMs(destino)
    },
    play: () => {
      setFalla(null)
      medio.current?.play().catch((error: DOMException) => {
        if (error.name === 'NotSupportedError') setFalla('no se puede')
      })
    },
    pause: () => medio.current?.pause(),
    hurry: (veces: number) => {
      if (medio.current) medio.current.playbackRate = veces
      setVelocidad(veces)
    },
  }
}

/** Marked once for where it begins, once for where it ends, and once more for none. */
function useLazo(ms: number) {
  const [lazo, setLazo] = useState<Lazo | null>(null)
  const markLazo = () => {
    if (lazo?.b != null) return setLazo(null)
    if (!lazo) return setLazo({ a: ms, b: null })
    const [a, b] = [Math.min(lazo.a, ms), Math.max(lazo.a, ms)]
    setLazo(b - a < LAZO_MINIMO_MS ? null : { a, b })
  }
  return { lazo, markLazo }
}

interface Actual {
  src: string
  ms: number
  suena: boolean
  velocidad: number
}

/** Another version of the same goes on where the one before it was. */
function useOtraVersion(
  medio: Medio,
  { src, ms, suena, velocidad }: Actual,
  onChange: (desde: number) => void,
) {
  const anterior = useRef({ src, ms: 0, sonaba: false })
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const { current } = anterior
    if (current.src === src || !medio.current) return
    medio.current.load()
    medio.current.currentTime = current.ms / 1000
    medio.current.playbackRate = velocidad
    change(current.ms)
    if (current.sonaba) void medio.current.play().catch(() => {})
  }, [medio, src, velocidad])
  useEffect(() => {
    anterior.current = { src, ms, sonaba: suena }
  })
}

/** Where it is while it plays; at the end of what is repeated it goes back. */
function useReloj(medio: Medio, suena: boolean, lazo: Lazo | null, onLook: (ms: number) => void) {
  useEffect(() => {
    if (!suena) return
    const reloj = setInterval(() => {
      const ahora = (medio.current?.currentTime ?? 0) * 1000
      if (lazo?.b != null && ahora >= lazo.b && medio.current) medio.current.currentTime = lazo.a / 1000
      onLook(ahora)
    }, SE_MIRA_CADA_MS)
    return () => clearInterval(reloj)
  }, [medio, suena, lazo, onLook])
}

interface Oyente {
  velocidad: number
  setSuena: (suena: boolean) => void
  setMs: (ms: number) => void
  setMedida: (ms: number) => void
  setFalla: (falla: Falla) => void
}

/** What the element itself tells. */
function useSucesos(medio: Medio, { velocidad, setSuena, setMs, setMedida, setFalla }: Oyente) {
  const [carga, setCarga] = useState(false)
  const alSonar = {
    onPlay: () => {
      if (medio.current) {
        takeTurn(medio.current)
        medio.current.playbackRate = velocidad
      }
      setSuena(true)
    },
    onPause: () => {
      setSuena(false)
      setCarga(false)
      setMs((medio.current?.currentTime ?? 0) * 1000)
    },
    onEnded: () => setSuena(false),
    onWaiting: () => setCarga(true),
    onPlaying: () => setCarga(false),
    onDurationChange: () => {
      const segundos = medio.current?.duration ?? Number.NaN
      // What a browser recorded does not say how long it is until its end is reached.
      if (Number.isFinite(segundos)) setMedida(segundos * 1000)
    },
    onError: () => {
      const { error } = medio.current ?? {}
      setSuena(false)
      setCarga(false)
      setFalla(error?.code === MediaError.MEDIA_ERR_NETWORK ? 'sin conexión' : 'no se puede')
    },
  }
  return { carga, alSonar }
}

export type EnMedio = ReturnType<typeof useMedio>
