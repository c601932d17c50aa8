import { useEffect, useRef, useState } from 'react'
import { ACEPTADAS } from '../../../../domain/evaluaciones/limites-de-pregunta'
import { TextField } from '../../../../ui/text-field'
import type { PorResponder } from '../pregunta-item'

/** Who stops typing for so long has its text kept. */
const PAUSA_MS = 500

export function RespuestaCorta({ pregunta: { id: preguntaId }, dada, onAnswer }: PorResponder) {
  const [escribiendo, setEscribiendo] = useState<string | null>(null)
  const { keepSoon, keepNow } = useDemora((texto: string) => onAnswer({ preguntaId, texto }))
  return (
    <TextField
      label="Tu respuesta"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={ACEPTADAS.largo}
      value={escribiendo ?? dada?.texto ?? ''}
      onChange={({ target }) => {
        setEscribiendo(target.value)
        keepSoon(target.value)
      }}
      onBlur={() => {
        keepNow()
        setEscribiendo(null)
      }}
    />
  )
}

/** Keeps what was said last after a pause, and at once where somebody leaves. */
function useDemora(keep: (texto: string) => void) {
  const ultima = useRef({ keep, reloj: 0, texto: null as string | null })
  ultima.current.keep = keep
  const keepNow = () => {
    const { reloj, texto, keep } = ultima.current
    clearTimeout(reloj)
    ultima.current.texto = null
    if (texto !== null) keep(texto)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is the latest
  useEffect(() => {
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])
  const keepSoon = (texto: string) => {
    clearTimeout(ultima.current.reloj)
    ultima.current.texto = texto
    ultima.current.reloj = window.setTimeout(keepNow, PAUSA_MS)
  }
  return { keepSoon, keepNow }
}
