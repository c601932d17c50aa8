import type { Medio } from './medio'

let vigia: IntersectionObserver | null = null

/**
 * Puts what plays in the card that it was asked for in, and at the foot once that is out of sight. A frame that is moved
 * would begin again: where the browser can't move it alive, it stands at the foot from the beginning.
 */
export function place(medio: Medio, enlace: HTMLAnchorElement, pie: HTMLElement, enTarjeta: boolean) {
  const { nodo } = medio
  vigia?.disconnect()
  if (!enTarjeta || !(nodo instanceof HTMLIFrameElement) || !pie.moveBefore) {
    pie.replaceChildren(nodo)
    return
  }
  enlace.after(nodo)
  enlace.hidden = true
  nodo.focus()
  vigia = new IntersectionObserver((entradas) => {
    if (entradas.some(({ isIntersecting }) => !isIntersecting)) dock(medio, enlace, pie)
  })
  vigia.observe(nodo)
}

/** To the foot, without stopping. */
export function dock({ nodo }: Medio, enlace: HTMLAnchorElement, pie: HTMLElement) {
  vigia?.disconnect()
  if (nodo.parentElement === pie || !nodo.isConnected || !pie.moveBefore) return
  pie.moveBefore(nodo, null)
  enlace.hidden = false
}
