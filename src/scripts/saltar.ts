/** A jump to what the page already holds needs no other page; and whatever it lands on must be open to be seen. */
export function prepararSaltos() {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const enlace = event.target.closest('.cinta a')
    const [, ancla] = enlace?.getAttribute('href')?.split('#') ?? []
    const destino = ancla ? document.getElementById(ancla) : null
    if (!destino) return
    event.preventDefault()
    history.replaceState(history.state, '', `#${ancla}`)
    mostrar(destino)
  })

  const anclado = document.getElementById(location.hash.slice(1))
  if (anclado?.closest('#lista')) mostrar(anclado)

  const elegido = new URLSearchParams(location.search).get('creador')
  const tarjeta = elegido && document.getElementById(`c${elegido}`)
  if (tarjeta) mostrar(tarjeta, 'center')
}

function mostrar(destino: HTMLElement, block: ScrollLogicalPosition = 'start') {
  const seccion = destino.closest<HTMLDetailsElement>('.periodo')
  if (seccion) seccion.open = true
  acercar(destino, block)
  destino.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true })
}

/** Rows off screen have an estimated height until they are drawn, so the way there takes some corrections. */
function acercar(destino: HTMLElement, block: ScrollLogicalPosition, intentos = 5) {
  destino.scrollIntoView({ block })
  const llegada = destino.getBoundingClientRect().top
  requestAnimationFrame(() => {
    if (intentos > 0)
      acercar(destino, block, destino.getBoundingClientRect().top === llegada ? 0 : intentos - 1)
  })
}
