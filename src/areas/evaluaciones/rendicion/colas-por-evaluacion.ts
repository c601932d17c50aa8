import { dispositivo, nombreDe } from '../../../lib/dispositivo'
import { bearer } from '../../../lib/llaves'
import { duenoDe } from '../../../lib/persona'
import { $sesion } from '../../../lib/sesion'

const quien = () => duenoDe(bearer() ?? '')

/** Of what a queue is: it is kept under this name, and sent only while whose it is is signed in. */
interface Lugar {
  nombre: string
  /** Of the evaluation first. */
  ids: readonly number[]
  puede: () => boolean
}

/** A student's queues of one kind, one for each evaluation, which go on sending wherever one is in the area. */
export function createColas<C extends { resume: () => void }>(
  clase: 'respuestas' | 'envio',
  create: (lugar: Lugar) => C,
) {
  const colas = new Map<string, C>()

  const colaDe = (...ids: number[]): C => {
    const dueno = quien()
    const nombre = nombreDe(clase, dueno, ...ids)
    const conocida = colas.get(nombre)
    if (conocida) return conocida
    const cola = create({ nombre, ids, puede: () => dueno !== null && quien() === dueno })
    colas.set(nombre, cola)
    $sesion.listen(() => quien() === dueno && cola.resume())
    return cola
  }

  return {
    colaDe,
    /** What still waits in this browser of who is signed in. */
    keepSending() {
      for (const ids of dispositivo.idsDe(clase, quien())) colaDe(...ids.split(':').map(Number))
    },
  }
}
