import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { FichaDeCatedra } from '../../../api/cursado/tableros/catedra-completa'
import { EN_BREVE } from '../../lib/adelantos'
import { type ApiError, api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { catedrasQuery } from '../tableros/queries-de-docente'

const fetchCatedra = (id: number) =>
  unwrap<FichaDeCatedra>(api.docente.me.catedra({ id }).get({ headers: EN_BREVE }))

export type Catedra = FichaDeCatedra
export type Inscrito = Catedra['CatedraAlumno'][number]

/** Null where there is none, or it is somebody else's. */
export const catedraQuery = (id: number) =>
  queryOptions({
    queryKey: ['docente', 'catedra', id],
    queryFn: () => fetchCatedra(id).catch(nadaSiNoExiste),
  })

function nadaSiNoExiste(error: ApiError): null {
  if (error.status === 404) return null
  throw error
}

const fetchResumen = (id: number) => unwrap(api.docente.me.catedra({ id }).resumen.get())

export type ResumenDeCatedra = Awaited<ReturnType<typeof fetchResumen>>

/** What changes the course changes its summary: it is read again with it. */
export const resumenQuery = (id: number) =>
  queryOptions({ queryKey: [...catedraQuery(id).queryKey, 'resumen'], queryFn: () => fetchResumen(id) })

export const alumnoQuery = (id: number) =>
  queryOptions({ queryKey: ['docente', 'alumno', id], queryFn: () => unwrap(api.alumnos({ id }).get()) })

export const pagosQuery = (id: number) =>
  queryOptions({
    queryKey: ['docente', 'pagos', id],
    queryFn: () => unwrap(api.docente.alumnos({ id }).pagos.get()),
  })

export const unenroll = (catedraId: number) =>
  mutationOptions({
    mutationFn: (alumnoId: number) =>
      unwrap(api.docente.catedra({ id: catedraId }).alumnos({ alumnoId }).desinscribir.delete()),
    onSuccess: ({ message }) => {
      toast.success(message)
      for (const { queryKey } of [catedraQuery(catedraId), catedrasQuery])
        void queryClient.invalidateQueries({ queryKey })
    },
    onError: announceFailure('Error al desinscribir.'),
  })
