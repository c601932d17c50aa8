import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const CAMPOS = 'input, textarea, select, [contenteditable]'

/** What the keyboard does in a queue; each of its buttons names its own key. */
export const atajosDeCola = [
  ['J / K', 'el siguiente o el anterior'],
  ['A', 'aprobar'],
  ['R', 'rechazar'],
] as const

/** Where nobody is typing and no dialog asks: from one to the next, and what the one before the reader's eyes offers. */
export function useTeclasDeCola(cola: RefObject<HTMLElement | null>, cuantas: number): void {
  /** Where the keyboard is in the queue. */
  const lugar = useRef<number | null>(null)
  const antes = useRef(cuantas)
  const listFilas = () => [...(cola.current?.querySelectorAll<HTMLElement>('ul > li[tabindex]') ?? [])]

  const onKey = useEffectEvent((evento: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = evento
    if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return
    if (target.matches(CAMPOS) || target.closest('[role="dialog"]')) return
    const filas = listFilas()
    const actual = filas.findIndex((fila) => fila.contains(target))
    const tecla = key.toLowerCase()
    const paso = { j: 1, k: -1 }[tecla]
    if (paso) {
      const desde = actual < 0 ? (lugar.current ?? 0) - Math.max(paso, 0) : actual
      lugar.current = Math.min(Math.max(desde + paso, 0), filas.length - 1)
      focus(filas[lugar.current])
    } else if (actual >= 0) {
      const boton = filas[actual]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${tecla.toUpperCase()}"]`)
      if (!boton) return
      lugar.current = actual
      boton.click()
    } else return
    evento.preventDefault()
  })

  useEffect(() => {
    const hear = (evento: KeyboardEvent) => onKey(evento)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])

  // What was resolved by a key leaves its place to the next one.
  useEffect(() => {
    const isMenos = cuantas < antes.current
    antes.current = cuantas
    if (!isMenos || lugar.current === null) return
    const filas = [...(cola.current?.querySelectorAll<HTMLElement>('ul > li[tabindex]') ?? [])]
    focus(filas[lugar.current] ?? filas.at(-1))
  }, [cola, cuantas])
}

/** A long one is read from its beginning. */
function focus(fila: HTMLElement | undefined): void {
  fila?.focus({ preventScroll: true })
  fila?.scrollIntoView({ block: 'start' })
}
