import { useEffect, useRef, useState } from 'react'
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
  const [carga, setCarga] = useState(false)
  const [ms, setMs] = useState(0)
  const [medida, setMedida] = useState<number | null>(null)
  const [falla, setFalla] = useState<Falla | null>(null)
  const [lazo, setLazo] = useState<Lazo | null>(null)
  const [velocidad, setVelocidad] = useState(1)
  const duracion = duracion_ms ?? medida

  const jump = (a: number) => {
    const destino = Math.max(0, Math.min(a, duracion ?? a))
    if (medio.current) medio.current.currentTime = destino / 1000
    setMs(destino)
  }

  const play = () => {
    setFalla(null)
    medio.current?.play().catch((error: DOMException) => {
      if (error.name === 'NotSupportedError') setFalla('no se puede')
    })
  }
  const pause = () => medio.current?.pause()

  /** Another version of the same: it goes on where the one before it was. */
  const anterior = useRef({ src, ms: 0, sonaba: false })
  useEffect(() => {
    const { current } = anterior
    if (current.src === src || !medio.current) return
    medio.current.load()
    medio.current.currentTime = current.ms / 1000
    medio.current.playbackRate = velocidad
    setMedida(null)
    setFalla(null)
    setMs(current.ms)
    if (current.sonaba) void medio.current.play().catch(() => {})
  }, [src, velocidad])
  useEffect(() => {
    anterior.current = { src, ms, sonaba: suena }
  })

  useEffect(() => {
    if (!suena) return
    const reloj = setInterval(() => {
      const ahora = (medio.current?.currentTime ?? 0) * 1000
      if (lazo?.b != null && ahora >= lazo.b && medio.current) medio.current.currentTime = lazo.a / 1000
      setMs(ahora)
    }, SE_MIRA_CADA_MS)
    return () => clearInterval(reloj)
  }, [suena, lazo])

  const measure = () => {
    const segundos = medio.current?.duration ?? Number.NaN
    // What a browser recorded does not say how long it is until its end is reached.
    if (Number.isFinite(segundos)) setMedida(segundos * 1000)
  }

  return {
    medio,
    suena,
    carga,
    ms,
    duracion,
    falla,
    lazo,
    velocidad,
    jump,
    play,
    pause,
    toggle: () => (suena ? pause() : play()),
    hurry: (veces: number) => {
      if (medio.current) medio.current.playbackRate = veces
      setVelocidad(veces)
    },
    /** Once for where it begins, once for where it ends, and once more for none. */
    markLazo: () => {
      if (lazo?.b != null) return setLazo(null)
      if (!lazo) return setLazo({ a: ms, b: null })
      const [a, b] = [Math.min(lazo.a, ms), Math.max(lazo.a, ms)]
      setLazo(b - a < LAZO_MINIMO_MS ? null : { a, b })
    },
    /** For the element itself. */
    alSonar: {
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
      onDurationChange: measure,
      onError: () => {
        const { error } = medio.current ?? {}
        setSuena(false)
        setCarga(false)
        setFalla(error?.code === MediaError.MEDIA_ERR_NETWORK ? 'sin conexión' : 'no se puede')
      },
    },
  }
}

export type EnMedio = ReturnType<typeof useMedio>
