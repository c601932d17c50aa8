/** A jump to what the page already holds needs no other page; and whatever it lands on must be open to be seen. */
export function prepareSaltos() {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const enlace = event.target.closest('.cinta a, .fichas a')
    if (enlace && jump(enlace)) event.preventDefault()
  })

  for (const gesto of GESTOS) addEventListener(gesto, () => intento++, { capture: true, passive: true })

  const anclado = document.getElementById(location.hash.slice(1))
  if (anclado?.closest('#lista')) show(anclado)

  const elegido = new URLSearchParams(location.search).get('creador')
  const tarjeta = elegido && document.getElementById(`c${elegido}`)
  if (tarjeta) show(tarjeta)
}

/** Whether what a link leads to is on the page; then one is there. */
export function jump(enlace: Element): boolean {
  const [, ancla] = enlace.getAttribute('href')?.split('#') ?? []
  const destino = ancla ? document.getElementById(ancla) : null
  if (!destino) return false
  history.replaceState(history.state, '', `#${ancla}`)
  show(destino)
  return true
}

function show(destino: HTMLElement) {
  const seccion = destino.closest<HTMLDetailsElement>('.periodo')
  if (seccion) seccion.open = true
  approach(destino)
  destino.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true })
}

const QUIETO_MS = 700
/** Whoever moves the page has it from then on. */
const GESTOS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

let intento = 0

/**
 * Rows off screen have an estimated height until they are drawn, and fonts and photos come late: the way there is
 * corrected until nothing moves it any more. It ends below the bar of filters, which `scroll-padding-top` leaves free.
 */
function approach(destino: HTMLElement) {
  const propio = ++intento
  const arriba = () => Math.round(destino.getBoundingClientRect().top)
  let movido = 0
  let antes: number | undefined

  const correct = (ahora: number) => {
    if (propio !== intento) return
    if (arriba() !== antes) {
      destino.scrollIntoView({ behavior: 'instant' })
      antes = arriba()
      movido = ahora
    }
    if (document.readyState !== 'complete' || ahora - movido < QUIETO_MS) requestAnimationFrame(correct)
  }

  correct(performance.now())
}
