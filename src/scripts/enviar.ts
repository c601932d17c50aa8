const AVISO_MS = 4000

/** The creator's page, whose image and title those who receive it see: by what the device has, or copied. */
export async function send(boton: Element) {
  const tarjeta = boton.closest('.tarjeta')
  const enlace = tarjeta
    ? tarjeta.querySelector<HTMLAnchorElement>('a[href^="/creador/"]')
    : document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const url = enlace?.href ?? location.href
  const title = (tarjeta ?? document).querySelector('h3, h1')?.textContent ?? document.title
  if (navigator.share) {
    // Who closes what the device shows has decided.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    say('Enlace copiado.')
  } catch {
    say(`No se pudo copiar. El enlace es ${url}`)
  }
}

let borrado = 0

function say(texto: string) {
  const lugar = document.querySelector('.ui-avisos') ?? create('ui-avisos', document.body)
  lugar.role = 'status'
  clearTimeout(borrado)
  // In a task of its own: what is there when a region appears is not read out.
  setTimeout(() => {
    lugar.replaceChildren()
    create('ui-aviso-texto', create('ui-aviso-contenido', create('ui-aviso', lugar))).textContent = texto
  })
  borrado = window.setTimeout(() => lugar.replaceChildren(), AVISO_MS)
}

function create(clase: string, donde: Element): Element {
  const caja = document.createElement('div')
  caja.className = clase
  donde.append(caja)
  return caja
}
