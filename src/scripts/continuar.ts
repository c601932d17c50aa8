import { avisar, callar } from './aviso'
import { pedir } from './pedir'
import { revelar } from './revelar'

/** How far below the screen the next hundred is asked for. */
const ANTICIPO = '800px'

const vigia = new IntersectionObserver(
  ([entrada]) => {
    if (entrada?.isIntersecting) void continuar()
  },
  { rootMargin: `0px 0px ${ANTICIPO}` },
)
let pidiendo: AbortController | null = null

/** Turns the link to the next page into infinite scroll; call again for a new list. */
export function prepararContinuacion() {
  pidiendo?.abort()
  pidiendo = null
  vigia.disconnect()
  const mas = document.querySelector('#mas')
  if (mas) vigia.observe(mas)
}

async function continuar() {
  const mas = document.querySelector('#mas')
  const enlace = mas?.querySelector('a')
  if (!mas || !enlace || pidiendo) return
  const intento = new AbortController()
  pidiendo = intento
  avisar('Cargando más creadores...')
  try {
    const pagina = await pedir(enlace.href, intento.signal)
    if (intento.signal.aborted) return
    unir(pagina, mas)
    callar()
    prepararContinuacion()
  } catch (error) {
    if (intento.signal.aborted) return
    console.warn(error)
    pidiendo = null
    vigia.disconnect()
    avisar('No se pudieron cargar más creadores. Revisa tu conexión.', () => void continuar())
  }
}

/** The new page's periods go before the link, its first into our last when it is the same period. */
function unir(pagina: Document, mas: Element) {
  const defs = document.querySelector('#lista .hilos defs')
  for (const parte of pagina.querySelectorAll('#lista .hilos defs > [id]')) {
    if (!document.getElementById(parte.id)) defs?.append(parte)
  }
  for (const seccion of pagina.querySelectorAll<HTMLDetailsElement>('#lista > .periodo')) {
    for (const repetido of seccion.querySelectorAll('li[id]')) {
      if (document.getElementById(repetido.id)) repetido.removeAttribute('id')
    }
    revelar(agregar(seccion, mas))
  }
  const siguiente = pagina.querySelector('#mas')
  if (siguiente) mas.replaceWith(siguiente)
  else mas.remove()
}

function agregar(seccion: HTMLDetailsElement, mas: Element): ParentNode {
  const nuestra = document.getElementById(seccion.id)?.querySelector('ol')
  if (!nuestra) {
    mas.before(seccion)
    return seccion
  }
  const nuevas = [...seccion.querySelectorAll('ol > li')]
  nuestra.append(...nuevas)
  return nuestra
}
