import { announce, silence } from './aviso'
import { call } from './pedir'

/** How far below the screen the next hundred is asked for. */
const ANTICIPO = '800px'

const vigia = new IntersectionObserver(
  (entradas) => {
    // What was seen last of the link before may still come, and first.
    if (entradas.some(({ isIntersecting, target }) => isIntersecting && target.isConnected)) void resume()
  },
  { rootMargin: `0px 0px ${ANTICIPO}` },
)
let pidiendo: AbortController | null = null
let enCamino = Promise.resolve()

/** Turns the link to the next page into infinite scroll; call again for a new list. */
export function prepareContinuacion() {
  pidiendo?.abort()
  pidiendo = null
  vigia.disconnect()
  const mas = document.querySelector('#mas')
  if (mas) vigia.observe(mas)
}

/** Brings the next page, once, whoever asks. */
export function resume(): Promise<void> {
  if (!pidiendo) enCamino = append()
  return enCamino
}

async function append() {
  const mas = document.querySelector('#mas')
  const enlace = mas?.querySelector('a')
  if (!mas || !enlace) return
  const intento = new AbortController()
  pidiendo = intento
  announce('Cargando más creadores...')
  try {
    const [pagina, { join, conLaAnterior }] = await Promise.all([
      call(enlace.href, intento.signal),
      import('./unir'),
    ])
    const paginas = await conLaAnterior(pagina, intento.signal)
    if (intento.signal.aborted) return
    join(paginas)
    silence()
    prepareContinuacion()
  } catch (error) {
    if (intento.signal.aborted) return
    console.warn(error)
    pidiendo = null
    vigia.disconnect()
    announce('No se pudieron cargar más creadores. Revisa tu conexión.', () => void resume())
  }
}
