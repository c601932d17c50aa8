export interface Medio {
  nodo: HTMLElement
  play: () => void
  pause: () => void
  /** It can be taken to any moment, where it is a file. */
  archivo?: HTMLMediaElement
  close: () => void
}

interface Oyente {
  onState: (suena: boolean) => void
  onEnd: () => void
  onFail: () => void
}

const COMO = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
const ORIGEN = 'https://www.youtube-nocookie.com'
/** As YouTube's player numbers them. */
const TERMINO = 0
const SUENA = 1
const EN_PAUSA = 2

export const createMedio = (enlace: HTMLAnchorElement, oyente: Oyente): Medio =>
  enlace.dataset.video
    ? deYoutube(enlace.dataset.video, enlace.dataset.titulo ?? 'Video', oyente)
    : deArchivo(enlace, oyente)

/** Pages come by HTTPS, and take sound from nowhere else; from the own server as it comes. */
const direccionDe = ({ href, origin }: HTMLAnchorElement) =>
  origin === location.origin ? href : href.replace(/^http:/, 'https:')

function deArchivo(enlace: HTMLAnchorElement, { onState, onEnd, onFail }: Oyente): Medio {
  const isFilm = enlace.dataset.suena === 'video'
  const archivo = document.createElement(isFilm ? 'video' : 'audio')
  archivo.setAttribute('playsinline', '')
  archivo.src = direccionDe(enlace)
  archivo.onplay = () => onState(true)
  archivo.onpause = () => onState(false)
  archivo.onended = onEnd
  archivo.onerror = onFail
  // Where the browser wants another tap first, it is paused.
  const play = () => archivo.play().catch(() => onState(false))
  return {
    nodo: archivo,
    archivo,
    play,
    pause: () => archivo.pause(),
    close() {
      archivo.onerror = archivo.onpause = null
      archivo.removeAttribute('src')
      archivo.load()
      archivo.remove()
    },
  }
}

/** Its player answers to messages, and says how it is to who listens; its script never comes to our page. */
function deYoutube(id: string, titulo: string, { onState, onEnd }: Oyente): Medio {
  const marco = document.createElement('iframe')
  marco.className = 'video'
  marco.title = titulo
  marco.allow = COMO
  marco.src = `${ORIGEN}/embed/${id}?autoplay=1&enablejsapi=1`
  const say = (mensaje: object) => marco.contentWindow?.postMessage(JSON.stringify(mensaje), '*')
  marco.onload = () => say({ event: 'listening' })
  const hear = ({ source, data }: MessageEvent) => {
    if (source !== marco.contentWindow) return
    const estado = estadoEn(data)
    if (estado === TERMINO) onEnd()
    if (estado === SUENA || estado === EN_PAUSA) onState(estado === SUENA)
  }
  addEventListener('message', hear)
  const order = (func: string, suena: boolean) => () => {
    say({ event: 'command', func, args: [] })
    onState(suena)
  }
  return {
    nodo: marco,
    play: order('playVideo', true),
    pause: order('pauseVideo', false),
    close() {
      removeEventListener('message', hear)
      marco.remove()
    },
  }
}

function estadoEn(data: unknown): unknown {
  try {
    return JSON.parse(String(data)).info?.playerState
  } catch {
    return undefined
  }
}
