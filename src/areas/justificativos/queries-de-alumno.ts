import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { JustificativoEscrito } from '../../domain/justificativos/justificativos'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { forgetPrevio, type Previo } from '../base/subidas/subir'

const deCatedra = (catedraId: number) => api.alumnos.me.catedras({ id: catedraId })

const clave = (catedraId: number) => ['alumno', 'asistencia', catedraId] as const

export const fetchPropios = (catedraId: number) => unwrap(deCatedra(catedraId).justificativos.get())
const fetchHabilitacion = (catedraId: number) => unwrap(deCatedra(catedraId).habilitacion.get())

export type HabilitacionPropia = Awaited<ReturnType<typeof fetchHabilitacion>>

export const justificativosQuery = (catedraId: number) =>
  queryOptions({
    queryKey: [...clave(catedraId), 'justificativos'],
    queryFn: () => fetchPropios(catedraId),
  })

/** How the student stands, with the days that it comes of. */
export const habilitacionQuery = (catedraId: number) =>
  queryOptions({
    queryKey: [...clave(catedraId), 'habilitacion'],
    queryFn: () => fetchHabilitacion(catedraId),
  })

/** Each class day with its mark. */
export const diasQuery = (catedraId: number) =>
  queryOptions({
    queryKey: [...clave(catedraId), 'dias'],
    queryFn: () => unwrap(deCatedra(catedraId).asistencias.get()),
  })

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
      return unwrap(deCatedra(catedraId).justificativos.post({ ...escrito, ...previo }))
    },
    onSuccess: () => {
      if (archivo) forgetPrevio(direccionDeJustificativos(catedraId))
      toast.success('Justificativo enviado.')
      void queryClient.invalidateQueries({ queryKey: clave(catedraId) })
    },
  })
