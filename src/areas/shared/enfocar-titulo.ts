/** Whoever was on something that is gone goes on from the screen's beginning, and not from the page's. */
export function enfocarTitulo() {
  document.querySelector<HTMLElement>('#contenido h1')?.focus({ preventScroll: true })
}
