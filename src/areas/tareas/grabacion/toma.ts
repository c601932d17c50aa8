import { record } from '../../../lib/grabadora'
import { archivoDeGrabacion } from './archivo'
import { PIEZA_MS } from './estado'
import { addPieza, type Guardada } from './piezas'

interface Opciones {
  /** Where its pieces are kept; null where nothing can be. */
  clave: string | null
  onNoRoom: () => void
  onLost: () => void
  onMute: () => void
}

/** One recording under way. */
export type Toma = Awaited<ReturnType<typeof startToma>>

/** Records, and keeps each piece as it comes. Throws where there is no microphone, or it is not allowed. */
export async function startToma({ clave, onNoRoom, onLost, onMute }: Opciones) {
  const empezada = Date.now()
  let guardada: Guardada = { tipo: '', empezada, ms: 0, piezas: 0 }
  let cabe = clave !== null
  let escritura = Promise.resolve()

  const keep = (pieza: Blob) => {
    const ms = grabacion.elapsed()
    escritura = escritura.then(async () => {
      // Without one of its pieces what follows is of no use.
      if (!cabe || clave === null) return
      try {
        guardada = await addPieza(clave, { ...guardada, tipo: grabacion.tipo }, pieza, ms)
      } catch {
        cabe = false
        onNoRoom()
      }
    })
  }

  const grabacion = await record({
    onPieza: keep,
    piezaMs: PIEZA_MS,
    onLost,
    onMute: (mudo) => mudo && onMute(),
  })
  const vigilia = await keepAwake()

  return {
    ...grabacion,
    /** Its file, with all of it kept. */
    async finish() {
      const contenido = await grabacion.stop()
      void vigilia?.release().catch(() => {})
      await escritura
      const ms = Math.round(grabacion.elapsed())
      return { archivo: archivoDeGrabacion(contenido, { tipo: grabacion.tipo, empezada, ms }), ms }
    },
  }
}

/** A telephone that falls asleep stops recording. */
const keepAwake = () => navigator.wakeLock?.request('screen').catch(() => null)
