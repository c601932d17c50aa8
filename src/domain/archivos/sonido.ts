/** How many peaks a waveform is drawn from. */
export const CUANTOS_PICOS = 800

const DURACION_MAXIMA_MS = 24 * 60 * 60 * 1000
/** 800 bytes in base64. */
const PICOS = /^[A-Za-z0-9+/]{1067}=$/

/** What the sender's browser worked out of a file of sound or film. */
export interface Sonido {
  duracion_ms: number | null
  picos: string | null
}

/** Of sound or film: what a player plays. Notes for an instrument to play are neither. */
export const seEscucha = (mime: string): boolean => /^(?:audio|video)\/(?!midi$)/.test(mime)

/** What was sent of a file beside it: what makes no sense is as if it had not been sent, and no delivery fails for it. */
export function readSonido(enviado: { [campo: string]: unknown }, mime: string): Sonido {
  if (!seEscucha(mime)) return { duracion_ms: null, picos: null }
  const { duracion_ms, picos } = enviado
  return {
    duracion_ms: readDuracion(duracion_ms),
    picos: typeof picos === 'string' && PICOS.test(picos) ? picos : null,
  }
}

function readDuracion(enviada: unknown): number | null {
  const ms = typeof enviada === 'string' && enviada.trim() !== '' ? Number(enviada) : enviada
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return null
  const entera = Math.round(ms)
  return entera > 0 && entera <= DURACION_MAXIMA_MS ? entera : null
}

/** The greatest amplitude of each of 800 equal pieces, from 0 to 255; the loudest of all is 255. */
export function picosDeMuestras(muestras: ArrayLike<number>): Uint8Array {
  const mayores = new Float32Array(CUANTOS_PICOS)
  for (let i = 0; i < CUANTOS_PICOS; i++) {
    const desde = Math.floor((i * muestras.length) / CUANTOS_PICOS)
    const hasta = Math.max(desde + 1, Math.floor(((i + 1) * muestras.length) / CUANTOS_PICOS))
    for (let j = desde; j < hasta; j++) {
      mayores[i] = Math.max(mayores[i] as number, Math.abs(muestras[j] ?? 0))
    }
  }
  const mayor = mayores.reduce((uno, otro) => Math.max(uno, otro), 0)
  return Uint8Array.from(mayores, (una) => (mayor === 0 ? 0 : Math.round((una / mayor) * 255)))
}

export const picosEnBase64 = (picos: Uint8Array): string => btoa(String.fromCharCode(...picos))

/** Each between 0 and 1. */
export const picosLeidos = (enBase64: string): number[] =>
  Array.from(atob(enBase64), (letra) => letra.charCodeAt(0) / 255)

/** '1:23', '1:02:03'. */
export function minutosDe(ms: number): string {
  const segundos = Math.floor(Math.max(0, ms) / 1000)
  const deHora = Math.floor(segundos / 60) % 60
  const horas = Math.floor(segundos / 3600)
  const resto = String(segundos % 60).padStart(2, '0')
  return horas > 0 ? `${horas}:${String(deHora).padStart(2, '0')}:${resto}` : `${deHora}:${resto}`
}
