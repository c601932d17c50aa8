const ESPERA_MS = 100
const PASO_MS = 100
const MAX_ESPERA_MS = 600
export const quieto = matchMedia('(prefers-reduced-motion: reduce)')

let turno = 0
const sinMirar = new WeakSet<Element>()
const vigia = new IntersectionObserver(
  (entradas) => {
    for (const { isIntersecting, target } of entradas) {
      const yaEstaba = sinMirar.delete(target)
      if (!isIntersecting) continue
      vigia.unobserve(target)
      if (!yaEstaba) enter(target)
    }
  },
  { rootMargin: '0px 0px 40px' },
)

/** Cards below the first screen come in one after the other as they are reached; what is on screen stays still. */
export function reveal(raiz: ParentNode = document) {
  if (quieto.matches) return
  for (const fila of raiz.querySelectorAll('.periodo > ol > li')) {
    sinMirar.add(fila)
    vigia.observe(fila)
  }
}

function enter(fila: Element) {
  const ahora = performance.now()
  turno = Math.min(Math.max(turno + PASO_MS, ahora + ESPERA_MS), ahora + MAX_ESPERA_MS)
  const desde = { opacity: 0, transform: 'translateY(12px)' }
  fila.animate([desde, {}], { duration: 350, delay: turno - ahora, easing: 'ease-out', fill: 'backwards' })
}
