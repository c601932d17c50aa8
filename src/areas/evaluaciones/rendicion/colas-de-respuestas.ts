import { announceRechazo } from '../../base/cola/rechazos'
import { createCola } from './cola-de-respuestas'
import { createColas } from './colas-por-evaluacion'
import { noteRespuestas, refetchEvaluacion, refetchEvaluaciones, saveRespuesta } from './queries'

const SIN_GUARDAR = 'Lo que respondiste después no se guardó.'

/** The answers of one student to what was given to them: by the evaluation, and the assignment. */
export const { colaDe, keepSending } = createColas('respuestas', ({ nombre, ids: [id = 0], puede }) => {
  const cola = createCola({
    clave: nombre,
    puede,
    send: (una) => saveRespuesta(id, una),
    onReject(error) {
      announceRechazo({ falla: 'Error al cargar la evaluación.', perdido: SIN_GUARDAR }, error)
      void refetchEvaluaciones()
    },
    async onMiss(respuestas) {
      await noteRespuestas(id, respuestas)
      // It may have been refused there, or sent with all the others.
      await refetchEvaluacion(id)
    },
  })
  cola.start()
  return cola
})
