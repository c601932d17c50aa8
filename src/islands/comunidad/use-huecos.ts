import { useSyncExternalStore } from 'react'

interface Hueco {
  clave: string
  hueco: HTMLElement
}

let huecos: Hueco[] = []
let ultima = 0

/** Where the community of each card goes that has been opened; it stays as it was left while the card is closed. */
export const useHuecos = () => useSyncExternalStore(subscribe, () => huecos)

function subscribe(announce: () => void) {
  const refetch = () => {
    huecos = findHuecos()
    announce()
  }
  refetch()
  document.addEventListener('toggle', refetch, { capture: true })
  return () => document.removeEventListener('toggle', refetch, { capture: true })
}

/** A new list replaces the cards of the one before. */
function findHuecos(): Hueco[] {
  const quedan = huecos.filter(({ hueco }) => hueco.isConnected)
  const abiertos = document.querySelectorAll<HTMLElement>('.tarjeta[open] [data-comunidad]')
  const nuevos = [...abiertos].filter((uno) => !quedan.some(({ hueco }) => hueco === uno))
  return [...quedan, ...nuevos.map(prepare)]
}

/** What was said there when nothing came is said no more. */
function prepare(hueco: HTMLElement): Hueco {
  hueco.replaceChildren()
  hueco.setAttribute('translate', 'no')
  return { clave: String(++ultima), hueco }
}
