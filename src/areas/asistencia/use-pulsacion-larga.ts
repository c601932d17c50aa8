import { type RefObject, useEffect } from 'react'

/** As long as a telephone's own. */
const LARGA_MS = 500
/** A finger that moves further scrolls. */
const QUIETA_PX = 10

/**
 * Hears a long press on a row of the list, and what a mouse or a keyboard has for it: the button or key of a menu. The
 * click that follows one marks nobody.
 */
export function usePulsacionLarga(lista: RefObject<HTMLElement | null>, onPress: (alumnoId: number) => void) {
  useEffect(() => {
    const oyente = new AbortController()
    const listen = createPulsacion((lugar) => {
      const fila = lista.current?.contains(lugar) && lugar.closest<HTMLElement>('[data-alumno]')
      if (fila) onPress(Number(fila.dataset.alumno))
      return Boolean(fila)
    })
    for (const [tipo, hear] of Object.entries(listen)) {
      addEventListener(tipo, hear as EventListener, { capture: true, signal: oyente.signal })
    }
    return () => oyente.abort()
  }, [lista, onPress])
}

/** `press` says whether there was anything to press there. */
function createPulsacion(press: (lugar: Element) => boolean) {
  let reloj: ReturnType<typeof setTimeout> | undefined
  let desde = { x: 0, y: 0 }
  let pulsada = false
  const stop = () => clearTimeout(reloj)
  return {
    pointerdown({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) {
      stop()
      pulsada = false
      desde = { x, y }
      if (button !== 0 || pointerType === 'mouse') return
      reloj = setTimeout(() => {
        pulsada = press(target as Element)
      }, LARGA_MS)
    },
    pointermove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - desde.x, clientY - desde.y) > QUIETA_PX) stop()
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu(evento: MouseEvent) {
      stop()
      // The telephone's own long press may come after ours.
      if (pulsada || press(evento.target as Element)) evento.preventDefault()
    },
    click(evento: MouseEvent) {
      if (!pulsada) return
      pulsada = false
      evento.preventDefault()
      evento.stopImmediatePropagation()
    },
  }
}
