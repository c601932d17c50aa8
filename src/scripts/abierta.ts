import { listaDe } from '../lib/lista'

/** Puts the card that was opened last into the address: who comes by it, or loads it again, finds it open. */
export function prepareAbierta() {
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && note(target), {
    capture: true,
  })
}

function note({ id, open, classList }: HTMLDetailsElement) {
  if (!classList.contains('tarjeta')) return
  const creador = id.slice(1)
  const isDeOtra = new URLSearchParams(location.search).get('creador') !== creador
  if (open !== isDeOtra) return
  const lista = listaDe(location)
  const destino = open ? `${lista}${lista.includes('?') ? '&' : '?'}creador=${creador}` : lista
  history.replaceState(history.state, '', destino)
}
