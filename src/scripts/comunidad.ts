/** How far below the screen a page's own block is asked for. */
const ANTICIPO = '400px'

/** Votes, comments and suggestions come down when somebody opens a card, or gets near them on a creator's page. */
export function prepareComunidad() {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches('.tarjeta[open]')) mountIn(target)
    },
    { capture: true },
  )
  for (const abierta of document.querySelectorAll('.tarjeta[open]')) mountIn(abierta)

  const vigia = new IntersectionObserver(
    (entradas) => {
      for (const { isIntersecting, target } of entradas) {
        if (!isIntersecting) continue
        vigia.unobserve(target)
        mountIn(target)
      }
    },
    { rootMargin: `0px 0px ${ANTICIPO}` },
  )
  for (const ficha of document.querySelectorAll('.ficha [data-comunidad]')) {
    // Who comes by 'Ayudar' finds the form over the page.
    if (location.hash === '#sugerir') void mountIn(ficha)
    else vigia.observe(ficha)
  }
}

async function mountIn(raiz: Element) {
  const hueco = raiz.matches('[data-comunidad]') ? raiz : raiz.querySelector('[data-comunidad]')
  if (!(hueco instanceof HTMLElement)) return
  try {
    const { mountComunidad } = await import('../islands/comunidad/montar')
    mountComunidad(hueco)
  } catch {
    hueco.textContent = 'No se pudieron cargar los comentarios. Recarga la página para intentarlo otra vez.'
  }
}
