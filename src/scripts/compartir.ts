import { announce } from './aviso'

/** What sends a creator's page to somebody comes down when it is first used. */
export function prepareCompartir() {
  document.addEventListener('click', ({ target }) => {
    const boton = target instanceof Element && target.closest('[data-compartir]')
    if (!boton) return
    import('./enviar').then(
      ({ send }) => send(boton),
      () => announce('No se pudo compartir. Revisa tu conexión.'),
    )
  })
}
