import { call } from './pedir'
import { reveal } from './revelar'

/** Where the list is no longer the same, whoever began the new page may by now be at the end of the one before. */
export async function conLaAnterior(pagina: Document, signal: AbortSignal): Promise<Document[]> {
  const [antes, ahora] = [document, pagina].map((una) => una.querySelector('#cuenta'))
  const anterior = pagina.querySelector<HTMLAnchorElement>('#lista a[rel="prev"]')
  if (!antes || !ahora || !anterior || antes.innerHTML === ahora.innerHTML) return [pagina]
  const paginas = [await call(anterior.href, signal), pagina]
  antes.replaceWith(ahora)
  return paginas
}

export function join(paginas: Document[]) {
  for (const pagina of paginas) {
    const mas = document.querySelector('#mas')
    if (mas) appendPagina(pagina, mas)
  }
}

/** The new page's periods go before the link, its first into our last when it is the same period. */
function appendPagina(pagina: Document, mas: Element) {
  const defs = document.querySelector('#lista .hilos defs')
  for (const parte of pagina.querySelectorAll('#lista .hilos defs > [id]')) {
    if (!document.getElementById(parte.id)) defs?.append(parte)
  }
  const elegida = document.querySelector('.elegido .tarjeta')
  let lugar: Element | null = null
  for (const tarjeta of pagina.querySelectorAll('.periodo .tarjeta')) {
    if (!document.getElementById(tarjeta.id)) continue
    const fila = tarjeta.parentElement
    tarjeta.remove()
    if (tarjeta.id === elegida?.id) lugar = fila
    else fila?.remove()
  }
  for (const seccion of pagina.querySelectorAll<HTMLDetailsElement>('#lista > .periodo')) {
    for (const repetido of seccion.querySelectorAll('li[id]')) {
      if (document.getElementById(repetido.id)) repetido.removeAttribute('id')
    }
    reveal(add(seccion, mas))
  }
  if (elegida && lugar) place(elegida, lugar)
  const siguiente = pagina.querySelector('#mas')
  if (siguiente) mas.replaceWith(siguiente)
  else mas.remove()
}

function add(seccion: HTMLDetailsElement, mas: Element): ParentNode {
  const nuestra = document.getElementById(seccion.id)?.querySelector('ol')
  if (!nuestra) {
    mas.before(seccion)
    return seccion
  }
  const nuevas = [...seccion.querySelectorAll('ol > li')]
  nuestra.append(...nuevas)
  return nuestra
}

/** The card that stood above the list goes to its own row, as it is; the reader stays where the list was. */
function place(elegida: Element, fila: Element) {
  const arriba = () => fila.getBoundingClientRect().top
  const antes = arriba()
  const aparte = elegida.parentElement
  // Where the browser can, it keeps its focus and its video too.
  if (fila.moveBefore) fila.moveBefore(elegida, null)
  else fila.append(elegida)
  aparte?.remove()
  scrollBy({ top: arriba() - antes, behavior: 'instant' })
}
