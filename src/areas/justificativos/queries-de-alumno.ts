import { mutationOptions } from '@tanstack/react-query'
import type { JustificativoEscrito } from '../../domain/justificativos/justificativos'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { type Leido, lectura, readAgain } from '../base/leer'
import { forgetPrevio, type Previo } from '../base/subidas/subir'

export type HabilitacionPropia = Leido<'alumnos/me/catedras/:id/habilitacion'>

export const justificativosQuery = (id: number) => lectura('alumnos/me/catedras/:id/justificativos', { id })

/** How the student stands, with the days that it comes of. */
export const habilitacionQuery = (id: number) => lectura('alumnos/me/catedras/:id/habilitacion', { id })

/** Each class day with its mark. */
export const diasQuery = (id: number) => lectura('alumnos/me/catedras/:id/asistencias', { id })

/** The call by which one is asked for; a photo that was left half sent is known by it. */
export const direccionDeJustificativos = (catedraId: number) =>
  `/alumnos/me/catedras/${catedraId}/justificativos`

/** With a photo where there is one, which `sendBefore` may send before. */
export const requestJustificativo = (
  catedraId: number,
  archivo: File | null,
  sendBefore: (archivo: File) => Promise<Previo>,
) =>
  mutationOptions({
    mutationFn: async (escrito: JustificativoEscrito) => {
      const previo = archivo && (await sendBefore(archivo))
      return unwrap(api.alumnos.me.catedras({ id: catedraId }).justificativos.post({ ...escrito, ...previo }))
    },
    onSuccess: () => {
      if (archivo) forgetPrevio(direccionDeJustificativos(catedraId))
      toast.success('Justificativo enviado.')
      void readAgain(`alumnos/me/catedras/${catedraId}`)
    },
  })
