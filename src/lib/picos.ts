import { picosDeMuestras, picosEnBase64, seEscucha } from '../domain/archivos/sonido'

/** A compressed minute is twenty megabytes once it is decoded: so much of a file, for each gigabyte of the device. */
const BYTES_POR_GIGA = 4 * 1024 * 1024
/** What a browser that does not say how much it has may have. */
const GIGAS = 4
/** Enough to see how loud something is, and a sixth of what it would be in memory. */
const MUESTRAS_POR_SEGUNDO = 8000
const PACIENCIA_MS = 10_000

/** Beside a file of sound or film, as the calls that take one have it. */
export interface SonidoDeArchivo {
  duracion_ms: number
  /** 800 bytes in base64; nothing where it is too large to be decoded here. */
  picos?: string
}

const medidas = new WeakMap<Blob, number>()

/** What a recording does not say of itself: a browser writes its file before it knows how long it gets. */
export const noteDuracion = (archivo: Blob, duracion_ms: number) => void medidas.set(archivo, duracion_ms)

/** How long a file lasts, and its waveform; null for what is neither sound nor film, or can't be played here. */
export async function picosDe(archivo: Blob): Promise<SonidoDeArchivo | null> {
  if (!seEscucha(archivo.type)) return null
  const medida = medidas.get(archivo)
  return (await decode(archivo)) ?? (medida ? { duracion_ms: medida } : await readDuracion(archivo))
}

function maximoDeBytes(): number {
  const { deviceMemory = GIGAS } = navigator as Navigator & { deviceMemory?: number }
  return deviceMemory * BYTES_POR_GIGA
}

async function decode(archivo: Blob): Promise<SonidoDeArchivo | null> {
  if (archivo.size > maximoDeBytes() || typeof OfflineAudioContext === 'undefined') return null
  try {
    const contexto = new OfflineAudioContext(1, 1, MUESTRAS_POR_SEGUNDO)
    const sonido = await contexto.decodeAudioData(await archivo.arrayBuffer())
    const duracion_ms = Math.round(sonido.duration * 1000)
    if (duracion_ms === 0) return null
    return { duracion_ms, picos: picosEnBase64(picosDeMuestras(sonido.getChannelData(0))) }
  } catch {
    return null
  }
}

/** By the browser's own player, which reads no more than the beginning. */
function readDuracion(archivo: Blob): Promise<SonidoDeArchivo | null> {
  const direccion = URL.createObjectURL(archivo)
  const medio = document.createElement(archivo.type.startsWith('video/') ? 'video' : 'audio')
  const leido = new Promise<SonidoDeArchivo | null>((resolve) => {
    const finish = () => {
      const duracion_ms = Math.round(medio.duration * 1000)
      resolve(Number.isFinite(duracion_ms) && duracion_ms > 0 ? { duracion_ms } : null)
    }
    medio.onloadedmetadata = finish
    medio.onerror = finish
    setTimeout(finish, PACIENCIA_MS)
  })
  medio.preload = 'metadata'
  medio.src = direccion
  return leido.finally(() => URL.revokeObjectURL(direccion))
}
