import { avisar, callar } from './aviso'
import { pedir } from './pedir'

/** How far below the screen the next hundred is asked for. */
const ANTICIPO = '800px'

const vigia = new IntersectionObserver(
  (entradas) => {
    // What was seen last of the link before may still come, and first.
    if (entradas.some(({ isIntersecting, target }) => isIntersecting && target.isConnected)) void continuar()
  },
  { rootMargin: `0px 0px ${ANTICIPO}` },
)
let pidiendo: AbortController | null = null

/** Turns the link to the next page into infinite scroll; call again for a new list. */
export function prepararContinuacion() {
  pidiendo?.abort()
  pidiendo = null
  vigia.disconnect()
  const mas = document.querySelector('#mas')
  if (mas) vigia.observe(mas)
}

async function continuar() {
  const mas = document.querySelector('#mas')
  const enlace = mas?.querySelector('a')
  if (!mas || !enlace || pidiendo) return
  const intento = new AbortController()
  pidiendo = intento
  avisar('Cargando más creadores...')
  try {
    const [pagina, { unir, conLaAnterior }] = await Promise.all([
      pedir(enlace.href, intento.signal),
      import('./unir'),
    ])
    const paginas = await conLaAnterior(pagina, intento.signal)
    if (intento.signal.aborted) return
    unir(paginas)
    callar()
    prepararContinuacion()
  } catch (error) {
    if (intento.signal.aborted) return
    console.warn(error)
    pidiendo = null
    vigia.disconnect()
    avisar('No se pudieron cargar más creadores. Revisa tu conexión.', () => void continuar())
  }
}
