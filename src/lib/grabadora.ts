import { useEffect, useRef, useState } from 'react'

/** Music, as it sounds: what helps a call to be understood spoils a guitar. */
const COMO_SUENA = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/** The first that the browser records: AAC plays everywhere. Without a word about codecs, an MP4 may hold Opus. */
const TIPOS = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg']

export interface Grabacion {
  /** The media type of what it gives, without its codecs: 'audio/webm'. */
  tipo: string
  /** How loud it is now, from 0 to 1. */
  level: () => number
  /** How long it has recorded, what was paused apart. */
  elapsed: () => number
  pause: () => void
  resume: () => void
  /** Gives what there is as a piece, without waiting for its time. */
  flush: () => void
  /** All that was recorded; the microphone is let go. */
  stop: () => Promise<Blob>
}

interface Opciones {
  /** Hears of each piece as it comes: never is there more than `piezaMs` that no piece has. */
  onPieza?: (pieza: Blob) => void
  piezaMs?: number
  /** The microphone went away: a call came in, it was unplugged. What there is can still be had with `stop`. */
  onLost?: () => void
  /** The microphone gives no sound for now: a call came in, another program took it; or it does again. */
  onMute?: (mudo: boolean) => void
}

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

/** Asks for the microphone and records; it throws where there is none, or it is not allowed. */
export async function record({ onPieza, piezaMs, onLost, onMute }: Opciones = {}): Promise<Grabacion> {
  const corriente = await navigator.mediaDevices.getUserMedia({ audio: COMO_SUENA })
  const { grabador, tipo } = createGrabador(corriente)
  const nivel = createNivel(corriente)
  const reloj = createReloj()
  const entero = gather(grabador, onPieza)
  watch(corriente, { onLost, onMute })
  // An MP4's first piece is only its header: what it was to hold comes with the second.
  grabador.start(piezaMs && tipo === 'audio/mp4' ? piezaMs / 2 : piezaMs)
  reloj.run()

  return {
    tipo,
    level: nivel.read,
    elapsed: reloj.elapsed,
    pause() {
      if (grabador.state === 'recording') grabador.pause()
      reloj.hold()
    },
    resume() {
      if (grabador.state !== 'paused') return
      grabador.resume()
      reloj.run()
    },
    flush() {
      if (grabador.state !== 'inactive') grabador.requestData()
    },
    async stop() {
      reloj.hold()
      // Where the microphone went away it has stopped by itself.
      if (grabador.state !== 'inactive') grabador.stop()
      const piezas = await entero
      for (const pista of corriente.getTracks()) pista.stop()
      nivel.close()
      return new Blob(piezas, { type: tipo })
    },
  }
}

function watch(corriente: MediaStream, { onLost, onMute }: Pick<Opciones, 'onLost' | 'onMute'>) {
  for (const pista of corriente.getTracks()) {
    pista.onended = () => onLost?.()
    pista.onmute = () => onMute?.(true)
    pista.onunmute = () => onMute?.(false)
  }
}

function createGrabador(corriente: MediaStream) {
  const mimeType = TIPOS.find((uno) => MediaRecorder.isTypeSupported(uno))
  const grabador = new MediaRecorder(corriente, {
    ...(mimeType && { mimeType }),
    audioBitsPerSecond: 128_000,
  })
  return { grabador, tipo: (grabador.mimeType || mimeType || 'audio/webm').split(';')[0] as string }
}

/** All of its pieces, once it has stopped. */
function gather(grabador: MediaRecorder, onPieza?: (pieza: Blob) => void): Promise<Blob[]> {
  const piezas: Blob[] = []
  grabador.ondataavailable = ({ data }) => {
    if (data.size === 0) return
    piezas.push(data)
    onPieza?.(data)
  }
  return new Promise((resolve) => {
    grabador.onstop = () => resolve(piezas)
  })
}

function createReloj() {
  let antes = 0
  let desde: number | null = null
  return {
    run() {
      desde ??= performance.now()
    },
    hold() {
      antes += desde === null ? 0 : performance.now() - desde
      desde = null
    },
    elapsed: () => antes + (desde === null ? 0 : performance.now() - desde),
  }
}

/** The greatest amplitude of what just sounded. */
function createNivel(corriente: MediaStream) {
  const contexto = new AudioContext()
  const analizador = contexto.createAnalyser()
  // More than passes from one look to the next: a single note is not missed.
  analizador.fftSize = 8192
  contexto.createMediaStreamSource(corriente).connect(analizador)
  const muestras = new Float32Array(analizador.fftSize)
  return {
    read() {
      analizador.getFloatTimeDomainData(muestras)
      return Math.min(
        1,
        muestras.reduce((mayor, una) => Math.max(mayor, Math.abs(una)), 0),
      )
    },
    close: () => void contexto.close().catch(() => {}),
  }
}

const SE_MIRA_CADA_MS = 100

export interface EnGrabacion {
  grabacion: Grabacion
  nivel: number
  ms: number
}

/** One recording at a time, with its level and its length as they change; `onLimit` hears when it is as long as it may be. */
export function useGrabadora({ maximoMs, onLimit }: { maximoMs: number; onLimit: (grabado: Blob) => void }) {
  const [estado, setEstado] = useState<EnGrabacion | null>(null)
  const actual = useRef<Grabacion | null>(null)

  const finish = async (): Promise<Blob | null> => {
    const grabacion = actual.current
    actual.current = null
    setEstado(null)
    return grabacion ? grabacion.stop() : null
  }

  const grabacion = estado?.grabacion
  // biome-ignore lint/correctness/useExhaustiveDependencies: one clock a recording
  useEffect(() => {
    if (!grabacion) return
    const reloj = setInterval(() => {
      const ms = grabacion.elapsed()
      if (ms >= maximoMs) void finish().then((grabado) => grabado && onLimit(grabado))
      else setEstado({ grabacion, nivel: grabacion.level(), ms })
    }, SE_MIRA_CADA_MS)
    return () => clearInterval(reloj)
  }, [grabacion])

  useEffect(() => () => void actual.current?.stop(), [])

  return {
    estado,
    start: async (opciones?: Opciones) => {
      const grabacion = await record(opciones)
      actual.current = grabacion
      setEstado({ grabacion, nivel: 0, ms: 0 })
    },
    finish,
  }
}
