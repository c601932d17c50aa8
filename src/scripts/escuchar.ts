import { announce } from './aviso'

const SUENA = 'a[data-video], a[data-suena], [data-escuchar]'

/** Nothing of anybody's host is asked for until somebody wants to hear or see it; the player comes down then too. */
export function prepareEscucha() {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const quien = event.target.closest<HTMLElement>(SUENA)
    if (!quien) return
    event.preventDefault()
    import('./escucha/escucha').then(
      ({ play }) => play(quien),
      () => announce('No se pudo reproducir. Revisa tu conexión.'),
    )
  })
}
