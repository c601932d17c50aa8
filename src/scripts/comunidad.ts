/** How far below the screen a page's own block is asked for. */
const ANTICIPO = '400px'

/** Votes, comments and suggestions come down when somebody opens a card, or gets near them on a creator's page. */
export function prepararComunidad() {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches('.tarjeta[open]')) montarEn(target)
    },
    { capture: true },
  )
  for (const abierta of document.querySelectorAll('.tarjeta[open]')) montarEn(abierta)

  const vigia = new IntersectionObserver(
    (entradas) => {
      for (const { isIntersecting, target } of entradas) {
        if (!isIntersecting) continue
        vigia.unobserve(target)
        montarEn(target)
      }
    },
    { rootMargin: `0px 0px ${ANTICIPO}` },
  )
  for (const ficha of document.querySelectorAll('.ficha [data-comunidad]')) vigia.observe(ficha)
}

async function montarEn(raiz: Element) {
  const hueco = raiz.matches('[data-comunidad]') ? raiz : raiz.querySelector('[data-comunidad]')
  if (!(hueco instanceof HTMLElement)) return
  try {
    const { montarComunidad } = await import('../islands/comunidad/montar')
    montarComunidad(hueco)
  } catch {
    hueco.textContent = 'No se pudieron cargar los comentarios. Recarga la página para intentarlo otra vez.'
  }
}
