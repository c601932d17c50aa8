import { type RefObject, useEffect } from 'react'

const DE_UN_TOQUE = [
  'pointerover',
  'pointerout',
  'pointerdown',
  'pointerup',
  'pointermove',
  'touchstart',
  'touchend',
  'mouseover',
  'mouseout',
  'mousemove',
  'mousedown',
  'mouseup',
] as const

/**
 * Of what a tap inside tells, only the click is heard. React goes through its components at each of the dozen events,
 * capturing from the root of the page on: on a cheap phone a fifth of what a tap takes. What the browser does by
 * itself at each (focus, scrolling) stays.
 */
export function useSoloClics(lugar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const callar = (evento: Event) => {
      if (lugar.current?.contains(evento.target as Node)) evento.stopImmediatePropagation()
    }
    const modo = { capture: true, passive: true }
    for (const tipo of DE_UN_TOQUE) addEventListener(tipo, callar, modo)
    return () => {
      for (const tipo of DE_UN_TOQUE) removeEventListener(tipo, callar, modo)
    }
  }, [lugar])
}
