import { mutationOptions } from '@tanstack/react-query'
import { ENVIADA_Y_CALIFICADA } from '../../../domain/evaluaciones/evaluaciones'
import type { Respuesta } from '../../../domain/evaluaciones/respuestas'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { createCola } from '../../base/cola/cola'
import { failureOf, opcionesDeEnvio } from '../../base/cola/fallas'
import { announceRechazo } from '../../base/cola/rechazos'
import { announceFailure } from '../../base/fallas'
import { createColas } from './colas-por-evaluacion'
import { refetchEvaluaciones } from './queries'

/** All the answers of an evaluation that was finished. */
type Envio = Respuesta[]

/** Where a finished evaluation waits until the server can be reached; then it goes by itself. */
export const { colaDe: envioDe, keepSending } = createColas('envio', ({ nombre, ids: [id = 0], puede }) => {
  const cola = createCola<Envio>({
    nombre: () => nombre,
    formato: {
      read: (texto) => [{ dato: JSON.parse(texto) as Envio }],
      write: (pendientes) => JSON.stringify(pendientes[0]?.dato ?? []),
    },
    claveDe: () => nombre,
    puede,
    juntas: () => false,
    async send(lote) {
      for (const { dato } of lote) await sendAll(id, dato)
      return lote.map(({ dato }) => dato)
    },
    onArrive() {
      toast.success(ENVIADA_Y_CALIFICADA)
      void refetchEvaluaciones()
    },
    onReject(error) {
      announceRechazo({ falla: NO_SE_ENVIO, perdido: 'Tu evaluación no se envió.' }, error)
      void refetchEvaluaciones()
    },
    onMiss: () => void refetchEvaluaciones(),
  })
  cola.begin()
  void cola.send()
  return cola
})

const NO_SE_ENVIO = 'Error al enviar la evaluación.'

const sendAll = (id: number, respuestas: Envio) =>
  unwrap(api.alumnos.me.evaluaciones({ id }).submit.post({ respuestas }, opcionesDeEnvio()))

/** `onDone` comes before the screen shows the results and leaves, or when it waits for the connection. */
export const sendEvaluacion = (id: number, onDone: (isSent: boolean) => void) =>
  mutationOptions({
    mutationFn: (respuestas: Envio) => sendAll(id, respuestas),
    onSuccess: ({ message }) => {
      toast.success(message)
      onDone(true)
      return refetchEvaluaciones()
    },
    onError: async (error, respuestas) => {
      if (failureOf(error.status) === 'sin conexión') {
        if (navigator.onLine) announceFailure(NO_SE_ENVIO)(error)
        envioDe(id).put([respuestas])
        return onDone(false)
      }
      announceFailure(NO_SE_ENVIO)(error)
      // It is not any more what this screen shows: somebody sent it, or changed its questions, or took it away.
      if ([400, 404, 409].includes(error.status)) await refetchEvaluaciones()
    },
  })
