/** A photo that does not come gives its place to the lace behind it. */
export function prepareFotos() {
  document.addEventListener('error', ({ target }) => drop(target), { capture: true })
  for (const foto of document.images) if (foto.complete && foto.naturalWidth === 0) drop(foto)
}

function drop(foto: EventTarget | null) {
  if (foto instanceof HTMLImageElement && foto.matches('.lazo')) foto.remove()
}
