import { type Evento, readEventos } from '../../lib/eventos'
import { bearer } from '../../lib/llaves'
import { closeSesion } from '../../lib/sesion'

interface Opciones {
  catedraId: number
  /** The last event that is known. */
  desde: number
  onHear: (evento: Evento) => void
  /** The course is gone, or one is no longer in it. */
  onLose: () => void
}

/** The server says something every 15 seconds: who hears nothing for this long has lost the line. */
const SILENCIO_MS = 45_000
const PRIMERA_ESPERA_MS = 500
const ESPERA_MAXIMA_MS = 30_000
/** A connection that lasted so long was a good one. */
const DURADERA_MS = 10_000

/** Hears what happens on a board until it is stopped: after a break it goes on from where it was. */
export function listen(opciones: Opciones): () => void {
  const fin = new AbortController()
  void follow(opciones, fin.signal)
  return () => fin.abort()
}

async function follow({ catedraId, desde, onHear, onLose }: Opciones, signal: AbortSignal) {
  let ultimo = desde
  let fallas = 0
  const hear = (evento: Evento) => {
    ultimo = evento.id ?? ultimo
    if (evento.nombre !== 'fin') onHear(evento)
  }
  for (;;) {
    await aLaVista(signal)
    if (signal.aborted) return
    const inicio = Date.now()
    const token = bearer()
    const direccion = `/api/publicaciones/catedra/${catedraId}/eventos?desde=${ultimo}`
    const estado = await connect(direccion, token, signal, hear)
    if (estado === 404) onLose()
    if (estado === 401) closeSesion(token)
    if (estado !== 429 && estado >= 400 && estado < 500) return
    fallas = Date.now() - inicio > DURADERA_MS ? 0 : fallas + 1
    if (!document.hidden) await pausa(esperaTras(fallas), signal)
  }
}

/** The status of the answer, once it has ended; 0 where there was none. */
async function connect(
  direccion: string,
  token: string | undefined,
  signal: AbortSignal,
  hear: (evento: Evento) => void,
): Promise<number> {
  const corte = cut(signal)
  let estado = 0
  try {
    const authorization = `Bearer ${token}`
    const respuesta = await fetch(direccion, { headers: { authorization }, signal: corte.signal })
    estado = respuesta.status
    if (!respuesta.ok || !respuesta.body) return estado
    for await (const evento of readEventos(respuesta.body, corte.wait)) hear(evento)
  } catch {
    // It was cut, here or on the way.
  } finally {
    corte.release()
  }
  return estado
}

/** Cuts a connection that is no longer wanted: a tab nobody looks at hears nothing; neither does a dead line. */
function cut(signal: AbortSignal) {
  const corte = new AbortController()
  const abort = () => corte.abort()
  const onHide = () => document.hidden && abort()
  let reloj = setTimeout(abort, SILENCIO_MS)
  signal.addEventListener('abort', abort)
  document.addEventListener('visibilitychange', onHide)
  return {
    signal: corte.signal,
    wait: () => {
      clearTimeout(reloj)
      reloj = setTimeout(abort, SILENCIO_MS)
    },
    release: () => {
      clearTimeout(reloj)
      signal.removeEventListener('abort', abort)
      document.removeEventListener('visibilitychange', onHide)
    },
  }
}

/** Longer after each failure, and not the same for everybody: they lost the server at the same moment. */
function esperaTras(fallas: number): number {
  return Math.min(PRIMERA_ESPERA_MS * 2 ** fallas, ESPERA_MAXIMA_MS) * (0.5 + Math.random())
}

function aLaVista(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return hasta(signal, (listo) => {
    const onOpen = () => !document.hidden && listo()
    document.addEventListener('visibilitychange', onOpen)
    return () => document.removeEventListener('visibilitychange', onOpen)
  })
}

function pausa(ms: number, signal: AbortSignal): Promise<void> {
  return hasta(signal, (listo) => {
    const reloj = setTimeout(listo, ms)
    return () => clearTimeout(reloj)
  })
}

/** Waits for something, or for the end of all. */
function hasta(signal: AbortSignal, start: (listo: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const listo = () => {
      release()
      signal.removeEventListener('abort', listo)
      resolve()
    }
    const release = start(listo)
    signal.addEventListener('abort', listo)
  })
}
