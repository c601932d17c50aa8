import { textoDeFalla } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { createCola } from './cola'
import { createColas } from './colas-por-evaluacion'
import { noteRespuestas, refetchEvaluacion, refetchEvaluaciones, saveRespuesta } from './queries'

/** The answers of one student to what was given to them: by the evaluation, and the assignment. */
export const { colaDe, keepSending } = createColas('respuestas', ({ nombre, ids: [id = 0], puede }) => {
  const cola = createCola({
    clave: nombre,
    puede,
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
  return cola
})
