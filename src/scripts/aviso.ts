/** Says something in the live region, and offers a retry where there is one. */
export function avisar(texto: string, reintentar?: () => void) {
  const mensaje = document.createElement('span')
  mensaje.append(texto)
  if (reintentar) mensaje.append(boton('Reintentar', reintentar))
  document.querySelector('#aviso')?.replaceChildren(mensaje)
}

export const callar = () => document.querySelector('#aviso')?.replaceChildren()

function boton(texto: string, alPulsar: () => void): HTMLButtonElement {
  const boton = document.createElement('button')
  boton.type = 'button'
  boton.className = 'boton'
  boton.textContent = texto
  boton.addEventListener('click', alPulsar)
  return boton
}
