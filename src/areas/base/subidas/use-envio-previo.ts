import { useEffect, useRef, useState } from 'react'
import { type Mando, type Previo, sendBefore } from './subir'
import type { Curso } from './use-subida'

/** A form's file, which is sent before the form where it is large. */
export function useEnvioPrevio(direccion: string) {
  const [curso, setCurso] = useState<Curso | null>(null)
  const mando = useRef<Mando | null>(null)
  const estancia = useRef<AbortController | null>(null)

  useEffect(() => () => estancia.current?.abort(), [])

  const change = (cambio: Partial<Curso>) => setCurso((antes) => antes && { ...antes, ...cambio })

  return {
    curso,
    pause: () => mando.current?.pause(),
    goOn: () => mando.current?.goOn(),
    /** What the form says of it: the file itself, or how it is known once it is there. */
    async send(archivo: File): Promise<Previo> {
      const propia = new AbortController()
      estancia.current = propia
      try {
        return await sendBefore({
          direccion,
          archivo,
          cancelacion: propia.signal,
          onBegin: () => setCurso({ archivo, avance: 0, estado: 'ENVIANDO', falla: '' }),
          onAdvance: (avance) => change({ avance }),
          onState: (estado) => change({ estado }),
          onControl: (nuevo) => {
            mando.current = nuevo
            change({ sePausa: nuevo !== null })
          },
        })
      } finally {
        setCurso(null)
      }
    },
  }
}
