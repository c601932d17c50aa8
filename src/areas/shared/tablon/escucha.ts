import { type Evento, leerEventos } from '../../../lib/eventos'
import { bearer, cerrarSesion } from '../../../lib/sesion'

interface Opciones {
  catedraId: number
  /** The last event that is known. */
  desde: number
  alOir: (evento: Evento) => void
  /** The course is gone, or one is no longer in it. */
  alPerder: () => void
}

/** The server says something every 15 seconds: who hears nothing for this long has lost the line. */
const SILENCIO_MS = 45_000
const PRIMERA_ESPERA_MS = 1000
const ESPERA_MAXIMA_MS = 30_000

/** Hears what happens on a board until it is stopped: after a break it goes on from where it was. */
export function escuchar(opciones: Opciones): () => void {
  const fin = new AbortController()
  void seguir(opciones, fin.signal)
  return () => fin.abort()
}

async function seguir({ catedraId, desde, alOir, alPerder }: Opciones, signal: AbortSignal) {
  let ultimo = desde
  let fallas = 0
  const oir = (evento: Evento) => {
    ultimo = evento.id ?? ultimo
    fallas = 0
    if (evento.nombre === 'fin') perder(evento)
    else alOir(evento)
  }
  const perder = ({ datos }: Evento) => {
    if (Object(datos).code === 'catedra_no_encontrada') alPerder()
  }
  while (!signal.aborted) {
    await aLaVista(signal)
    const sigue = await conectar(
      `/api/publicaciones/catedra/${catedraId}/eventos?desde=${ultimo}`,
      signal,
      oir,
    )
    if (!sigue) return
    if (!document.hidden) await pausa(esperaTras(fallas++), signal)
  }
}

/** Whether it is worth another try. */
async function conectar(
  direccion: string,
  signal: AbortSignal,
  oir: (evento: Evento) => void,
): Promise<boolean> {
  const corte = cortar(signal)
  try {
    const authorization = `Bearer ${bearer()}`
    const respuesta = await fetch(direccion, { headers: { authorization }, signal: corte.signal })
    if (respuesta.status === 401) cerrarSesion()
    if (!respuesta.ok || !respuesta.body) return respuesta.status === 429 || respuesta.status >= 500
    for await (const evento of leerEventos(respuesta.body, corte.esperar)) oir(evento)
  } catch {
    // It was cut, here or on the way.
  } finally {
    corte.soltar()
  }
  return true
}

/** Cuts a connection that is no longer wanted: a tab nobody looks at hears nothing; neither does a dead line. */
function cortar(signal: AbortSignal) {
  const corte = new AbortController()
  const abort = () => corte.abort()
  const alOcultar = () => document.hidden && abort()
  let reloj = setTimeout(abort, SILENCIO_MS)
  signal.addEventListener('abort', abort)
  document.addEventListener('visibilitychange', alOcultar)
  return {
    signal: corte.signal,
    esperar: () => {
      clearTimeout(reloj)
      reloj = setTimeout(abort, SILENCIO_MS)
    },
    soltar: () => {
      clearTimeout(reloj)
      signal.removeEventListener('abort', abort)
      document.removeEventListener('visibilitychange', alOcultar)
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
    const alVer = () => !document.hidden && listo()
    document.addEventListener('visibilitychange', alVer)
    return () => document.removeEventListener('visibilitychange', alVer)
  })
}

function pausa(ms: number, signal: AbortSignal): Promise<void> {
  return hasta(signal, (listo) => {
    const reloj = setTimeout(listo, ms)
    return () => clearTimeout(reloj)
  })
}

/** Waits for something, or for the end of all. */
function hasta(signal: AbortSignal, empezar: (listo: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const listo = () => {
      soltar()
      signal.removeEventListener('abort', listo)
      resolve()
    }
    const soltar = empezar(listo)
    signal.addEventListener('abort', listo)
  })
}
