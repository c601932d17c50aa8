import { announce } from './aviso'

/** What sends a creator's page to somebody comes down when it is first used. */
export function prepareCompartir() {
  document.addEventListener('click', ({ target }) => {
    const boton = target instanceof Element && target.closest<HTMLElement>('[data-compartir]')
    if (!boton) return
    const part = boton.dataset.compartir === 'texto' ? import('./mensaje') : import('./enviar')
    part.then(
      ({ send }) => send(boton),
      () => announce('No se pudo compartir. Revisa tu conexión.'),
    )
  })
}
