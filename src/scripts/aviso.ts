/** Says something in the live region, and offers a retry where there is one. */
export function announce(texto: string, retry?: () => void) {
  const mensaje = document.createElement('span')
  mensaje.append(texto)
  if (retry) mensaje.append(boton('Reintentar', retry))
  document.querySelector('#aviso')?.replaceChildren(mensaje)
}

export const silence = () => document.querySelector('#aviso')?.replaceChildren()

function boton(texto: string, alPulsar: () => void): HTMLButtonElement {
  const boton = document.createElement('button')
  boton.type = 'button'
  boton.className = 'boton'
  boton.textContent = texto
  boton.addEventListener('click', alPulsar)
  return boton
}
