import { textoDeFalla } from '../../../lib/api'
import { bearer } from '../../../lib/llaves'
import { duenoDe } from '../../../lib/persona'
import { $sesion } from '../../../lib/sesion'
import { toast } from '../../../ui/toast'
import { type Cola, createCola } from './cola'
import { noteRespuestas, refetchEvaluacion, refetchEvaluaciones, saveRespuesta } from './queries'

/** The answers of one student to what was given to them. */
const NOMBRE = /^respuestas:(alumno:\d+):(\d+):(\d+)$/

const colas = new Map<string, Cola>()

const quien = () => duenoDe(bearer() ?? '')

/** One for each evaluation, which goes on sending wherever one is in the area. */
export function colaDe(id: number, asignacionId: number): Cola {
  const dueno = quien()
  const clave = `respuestas:${dueno}:${id}:${asignacionId}`
  const cola = colas.get(clave) ?? start(clave, dueno, id)
  colas.set(clave, cola)
  return cola
}

/** What still waits in this browser of who is signed in. */
export function keepSending() {
  for (const clave of Object.keys(localStorage)) {
    const [, dueno, id, asignacionId] = NOMBRE.exec(clave) ?? []
    if (dueno && dueno === quien()) colaDe(Number(id), Number(asignacionId))
  }
}

function start(clave: string, dueno: string | null, id: number): Cola {
  const cola = createCola({
    clave,
    puede: () => dueno !== null && quien() === dueno,
    send: (una) => saveRespuesta(id, una),
    onReject(error) {
      toast.error(textoDeFalla('Error al cargar la evaluación.', error))
      void refetchEvaluaciones()
    },
    async onMiss(respuestas) {
      await noteRespuestas(id, respuestas)
      // It may have been refused there, or sent with all the others.
      await refetchEvaluacion(id)
    },
  })
  cola.start()
  $sesion.listen(() => quien() === dueno && cola.resume())
  return cola
}
