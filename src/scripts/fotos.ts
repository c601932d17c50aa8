/** A photo that does not come gives its place to the lace behind it. */
export function prepararFotos() {
  document.addEventListener('error', ({ target }) => quitar(target), { capture: true })
  for (const foto of document.images) if (foto.complete && foto.naturalWidth === 0) quitar(foto)
}

function quitar(foto: EventTarget | null) {
  if (foto instanceof HTMLImageElement && foto.matches('.lazo')) foto.remove()
}
