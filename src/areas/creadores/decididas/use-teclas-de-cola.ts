import { type RefObject, useEffect, useRef } from 'react'
import { useAtajos } from '../../../ui/atajos'

/** Where nobody is typing and no dialog asks: from one to the next, and what the one before the reader's eyes offers. */
export function useTeclasDeCola(cola: RefObject<HTMLElement | null>, cuantas: number): void {
  /** Where the keyboard is in the queue. */
  const lugar = useRef<number | null>(null)
  const antes = useRef(cuantas)
  const listFilas = () => [...(cola.current?.querySelectorAll<HTMLElement>('ul > li[tabindex]') ?? [])]

  const aqui = () => listFilas().findIndex((fila) => fila.contains(document.activeElement))

  const shift = (cual: number) => {
    const filas = listFilas()
    const actual = aqui()
    const paso = cual === 0 ? 1 : -1
    const desde = actual < 0 ? (lugar.current ?? 0) - Math.max(paso, 0) : actual
    lugar.current = Math.min(Math.max(desde + paso, 0), filas.length - 1)
    focus(filas[lugar.current])
  }
  const pressButton = (tecla: string) => () => {
    const actual = aqui()
    const boton = listFilas()[actual]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${tecla}"]`)
    if (!boton) return false
    lugar.current = actual
    return boton.click()
  }
  const atajos = [
    { teclas: ['j', 'k'], que: 'el siguiente o el anterior', hace: shift },
    { teclas: ['a'], que: 'aprobar', hace: pressButton('A') },
    { teclas: ['r'], que: 'rechazar', hace: pressButton('R') },
  ]
  useAtajos(cuantas > 0 ? atajos : [])

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
