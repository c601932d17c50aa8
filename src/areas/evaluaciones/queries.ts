import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { DatosDeEvaluacion, EdicionDeEvaluacion } from '../../domain/evaluacion-nueva'
import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'
import { prefetch, queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import type { Asignacion, Gestion } from './gestion'

/** Null where there is none, or it is of somebody else's course. */
export const evaluacionQuery = ({ read }: Gestion, id: number) =>
  queryOptions({
    queryKey: ['evaluacion', id],
    queryFn: () =>
      read(id).catch((error: ApiError) => {
        if (error.status === 404) return null
        throw error
      }),
  })

export const asignadasQuery = ({ asignadas }: Gestion, catedraId: number, id: number) =>
  queryOptions({
    queryKey: ['evaluacion', id, 'asignadas'],
    queryFn: () => asignadas(catedraId, id),
    staleTime: 0,
  })

export const resultadosQuery = ({ resultados }: Gestion, id: number) =>
  queryOptions({ queryKey: ['evaluacion', id, 'resultados'], queryFn: () => resultados(id), staleTime: 0 })

/** For a loader: the evaluation that the address names, or how it went where that is what it asks for. */
export function prefetchEvaluacion(gestion: Gestion, id: number, direccion: string): void {
  if (Number.isNaN(id)) return
  if (new URL(direccion).pathname.endsWith('/resultados')) prefetch(resultadosQuery(gestion, id))
  else prefetch(evaluacionQuery(gestion, id))
}

function refetch(gestion: Gestion, catedraId: number, id?: number) {
  gestion.refetchCurso(catedraId)
  if (id !== undefined) void queryClient.invalidateQueries({ queryKey: ['evaluacion', id] })
}

/** A new one, or changes to one that there is. */
export const saveEvaluacion = (gestion: Gestion, catedraId: number, id?: number) =>
  mutationOptions({
    mutationFn: (datos: Partial<DatosDeEvaluacion>) =>
      id === undefined
        ? gestion.create(catedraId, datos as DatosDeEvaluacion)
        : gestion.edit(id, datos as EdicionDeEvaluacion),
    onSuccess: () => {
      toast.success(id === undefined ? 'Evaluación creada.' : 'Evaluación actualizada.')
      refetch(gestion, catedraId, id)
    },
  })

export const removeEvaluacion = (gestion: Gestion, catedraId: number) =>
  mutationOptions({
    mutationFn: (id: number) => gestion.remove(catedraId, id),
    onSuccess: ({ message }) => {
      toast.success(message)
      refetch(gestion, catedraId)
    },
    onError: announceFailure(gestion.fallas.remove),
  })

export const duplicateEvaluacion = (gestion: Gestion, catedraId: number) =>
  mutationOptions({
    mutationFn: (id: number) => gestion.duplicate(id),
    onSuccess: ({ titulo }) => {
      toast.success(`Se creó «${titulo}».`)
      refetch(gestion, catedraId)
    },
    onError: announceFailure('No se pudo duplicar la evaluación.'),
  })

export const assignEvaluacion = (gestion: Gestion, catedraId: number, id: number) =>
  mutationOptions({
    mutationFn: (datos: Asignacion) => gestion.assign(catedraId, id, datos),
    onSuccess: ({ message }) => {
      toast.success(message)
      refetch(gestion, catedraId, id)
    },
  })

interface PedidoAlGenerador {
  pedido: object
  signal: AbortSignal
}

export const generateEvaluacion = (gestion: Gestion, catedraId: number) =>
  mutationOptions({
    mutationFn: ({ pedido, signal }: PedidoAlGenerador) => gestion.generate(catedraId, pedido, signal),
    onSuccess: () => refetch(gestion, catedraId),
  })
