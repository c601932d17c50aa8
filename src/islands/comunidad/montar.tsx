import '../../lib/sin-eval'
import type { Root } from 'react-dom/client'
import { createRaiz } from '../raiz'
import { Comunidad } from './comunidad'

const raices = new Map<HTMLElement, Root>()

/** Draws the community of a creator in its slot, once. */
export function mountComunidad(hueco: HTMLElement) {
  releaseAusentes()
  if (raices.has(hueco)) return
  const raiz = createRaiz(hueco)
  raices.set(hueco, raiz)
  const titulo = hueco.closest('.tarjeta') ? 'h4' : 'h2'
  raiz.render(<Comunidad composerId={Number(hueco.dataset.comunidad)} titulo={titulo} />)
}

/** A new list replaces the cards of the one before. */
function releaseAusentes() {
  for (const [hueco, raiz] of raices) {
    if (hueco.isConnected) continue
    raiz.unmount()
    raices.delete(hueco)
  }
}
