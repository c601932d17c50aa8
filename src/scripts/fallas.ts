const SIN_COMENTARIOS = 'No se pudieron cargar los comentarios. Recarga la página para intentarlo otra vez.'

/** An island that did not come: what would stand there says so. */
document.addEventListener('astro:hydration-error', (event) => {
  event.preventDefault()
  for (const hueco of document.querySelectorAll('.tarjeta[open] [data-comunidad], .ficha [data-comunidad]')) {
    hueco.textContent = SIN_COMENTARIOS
  }
  const formulario = document.getElementById('formulario')
  if (formulario) formulario.textContent = formulario.dataset.falta ?? ''
  // The form that a link would have opened over the page has a page of its own too.
  const enlace = document.querySelector<HTMLAnchorElement>('[data-aportar][aria-busy]')
  if (enlace) location.assign(enlace.href)
})
