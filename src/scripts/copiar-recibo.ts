import { say } from './decir'

/** A page that isn't served safely may not write there: it has no button. */
const boton = document.querySelector<HTMLButtonElement>('[data-copiar]')

if (boton && navigator.clipboard) {
  boton.hidden = false
  boton.addEventListener('click', () => {
    const recibo = boton.dataset.copiar ?? ''
    navigator.clipboard.writeText(recibo).then(
      () => say('Recibo copiado.'),
      () => say(`No se pudo copiar. El recibo es ${recibo}`),
    )
  })
}
