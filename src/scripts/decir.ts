const AVISO_MS = 4000

let borrado = 0

/** Over the page, for a moment. */
export function say(texto: string) {
  const lugar = document.querySelector('.ui-avisos') ?? create('ui-avisos', document.body)
  lugar.setAttribute('role', 'status')
  clearTimeout(borrado)
  // In a task of its own: what is there when a region appears is not read out.
  setTimeout(() => {
    lugar.replaceChildren()
    create(
      'ui-aviso-texto',
      create('ui-aviso-contenido renglon aire-3', create('ui-aviso', lugar)),
    ).textContent = texto
  })
  borrado = window.setTimeout(() => lugar.replaceChildren(), AVISO_MS)
}

export function create(clase: string, donde: Element, etiqueta = 'div'): Element {
  const caja = document.createElement(etiqueta)
  if (clase) caja.className = clase
  donde.append(caja)
  return caja
}
