import { listaDe } from '../lib/lista'
import { announce } from './aviso'

/** What filters comes down when somebody is about to: who only reads has no use for it, and the form works without it. */
export function prepareFiltros() {
  const form = document.querySelector<HTMLFormElement>('#filtros')
  if (!form) return
  const enPantalla = listaDe(location)
  let viene: Promise<void> | undefined
  let listo = false

  const load = () => {
    viene ??= import('./filtrar').then(
      ({ startFiltros }) => {
        listo = true
        startFiltros(form, enPantalla)
      },
      (error) => {
        viene = undefined
        throw error
      },
    )
    return viene
  }
  const insist = () =>
    load().catch(() =>
      announce('No se pudo cargar la historia. Revisa tu conexión.', () => {
        // A browser may keep that a program did not come: then the page does it.
        if (navigator.onLine) form.submit()
        else void insist()
      }),
    )

  form.addEventListener('focusin', () => void load().catch(() => {}))
  for (const gesto of ['input', 'change']) form.addEventListener(gesto, () => void insist())
  form.addEventListener('submit', (event) => {
    if (listo) return
    event.preventDefault()
    void insist().then(() => listo && form.requestSubmit())
  })
  addEventListener('popstate', () => {
    if (listaDe(location) !== enPantalla) void insist()
  })
}
