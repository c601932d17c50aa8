import { useEffect, useEffectEvent, useRef } from 'react'
import type { Hecho } from './estado'
import { startToma, type Toma } from './toma'

const SE_MIRA_CADA_MS = 100

export interface OpcionesDeToma {
  clave: string | null
  note: (hecho: Hecho) => void
  onFinish: (archivo: File) => void
  /** While it sounds its length and its level are looked at. */
  suena: boolean
}

/** What is being recorded, if anything is. */
export function useToma({ clave, note, onFinish, suena }: OpcionesDeToma) {
  const toma = useRef<Toma | null>(null)

  const take = () => {
    const actual = toma.current
    toma.current = null
    return actual
  }
  const finish = async (suceso: 'limite' | 'sin-microfono' | null = null) => {
    const hecha = await take()?.finish()
    if (!hecha) return
    note({ hecho: 'terminada', ms: hecha.ms, suceso })
    onFinish(hecha.archivo)
  }

  useReloj(suena, () => {
    if (toma.current?.isFull()) void finish('limite')
    else toma.current?.look()
  })

  return {
    /** Whether it records now: who asked may be gone by then. */
    begin: async (cancelacion: AbortSignal | null): Promise<boolean> => {
      const suya = await startToma({ clave, note, onLost: () => void finish('sin-microfono') })
      if (cancelacion?.aborted) {
        await suya.finish()
        return false
      }
      toma.current = suya
      note({ hecho: 'empezada' })
      return true
    },
    finish,
    /** Without a word of it. */
    leave: async () => void (await take()?.finish()),
    flush: () => toma.current?.flush(),
    pause: () => toma.current?.pause(),
    resume: () => toma.current?.resume(),
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
