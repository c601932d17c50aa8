import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { JustificativoEscrito } from '../../domain/justificativos'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'

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

/** With a photo where there is one. */
export const requestJustificativo = (catedraId: number, file: File | null) =>
  mutationOptions({
    mutationFn: (escrito: JustificativoEscrito) =>
      unwrap(deCatedra(catedraId).justificativos.post({ ...escrito, ...(file && { file }) })),
    onSuccess: () => {
      toast.success('Justificativo enviado.')
      void queryClient.invalidateQueries({ queryKey: clave(catedraId) })
    },
  })
