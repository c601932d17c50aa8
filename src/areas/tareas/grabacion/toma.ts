import { type Grabacion, record } from '../../../lib/grabadora'
import { archivoDeGrabacion } from './archivo'
import { type Hecho, MAXIMO_MS, PIEZA_MS } from './estado'
import { addPieza, type Guardada } from './piezas'

interface Opciones {
  /** Where its pieces are kept; null where nothing can be. */
  clave: string | null
  /** Hears what happens to it. */
  note: (hecho: Hecho) => void
  onLost: () => void
}

/** One recording under way. */
export type Toma = Awaited<ReturnType<typeof startToma>>

/** Records, and keeps each piece as it comes. Throws where there is no microphone, or it is not allowed. */
export async function startToma({ clave, note, onLost }: Opciones) {
  const empezada = Date.now()
  const guardado = createGuardado(clave, empezada, () => note({ hecho: 'sin-lugar' }))
  const hold = (hecho: Hecho) => {
    grabacion.flush()
    grabacion.pause()
    note(hecho)
  }
  const grabacion: Grabacion = await record({
    onPieza: (pieza) => guardado.keep(pieza, grabacion),
    piezaMs: PIEZA_MS,
    onLost,
    onMute: (mudo) => mudo && hold({ hecho: 'interrumpida', suceso: 'mudo' }),
  })
  const vigilia = await keepAwake()

  return {
    ...grabacion,
    pause: () => hold({ hecho: 'pausada' }),
    resume() {
      grabacion.resume()
      note({ hecho: 'seguida' })
    },
    isFull: () => grabacion.elapsed() >= MAXIMO_MS,
    look: () => note({ hecho: 'suena', ms: grabacion.elapsed(), nivel: grabacion.level() }),
    /** Its file, with all of it kept. */
    async finish() {
      const contenido = await grabacion.stop()
      void vigilia?.release().catch(() => {})
      await guardado.settled()
      const ms = Math.round(grabacion.elapsed())
      return { archivo: archivoDeGrabacion(contenido, { tipo: grabacion.tipo, empezada, ms }), ms }
    },
  }
}

/** Its pieces, one after the other; without one of them what follows is of no use. */
function createGuardado(clave: string | null, empezada: number, onNoRoom: () => void) {
  let guardada: Guardada = { tipo: '', empezada, ms: 0, piezas: 0 }
  let cabe = clave !== null
  let escritura = Promise.resolve()
  return {
    keep(pieza: Blob, { tipo, elapsed }: Grabacion) {
      const ms = elapsed()
      escritura = escritura.then(async () => {
        if (!cabe || clave === null) return
        try {
          guardada = await addPieza(clave, { ...guardada, tipo }, pieza, ms)
        } catch {
          cabe = false
          onNoRoom()
        }
      })
    },
    settled: () => escritura,
  }
}

/** A telephone that falls asleep stops recording. */
const keepAwake = () => navigator.wakeLock?.request('screen').catch(() => null)
