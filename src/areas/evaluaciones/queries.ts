import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { DatosDeEvaluacion, EdicionDeEvaluacion } from '../../domain/evaluacion-nueva'
import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'
import { adelantar, queryClient } from '../base/consultas'
import { avisarFalla } from '../base/fallas'
import type { Asignacion, Gestion } from './gestion'

/** Null where there is none, or it is of somebody else's course. */
export const evaluacionQuery = ({ leer }: Gestion, id: number) =>
  queryOptions({
    queryKey: ['evaluacion', id],
    queryFn: () =>
      leer(id).catch((error: ApiError) => {
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
export function adelantarEvaluacion(gestion: Gestion, id: number, direccion: string): void {
  if (Number.isNaN(id)) return
  if (new URL(direccion).pathname.endsWith('/resultados')) adelantar(resultadosQuery(gestion, id))
  else adelantar(evaluacionQuery(gestion, id))
}

function releer(gestion: Gestion, catedraId: number, id?: number) {
  gestion.releerCurso(catedraId)
  if (id !== undefined) void queryClient.invalidateQueries({ queryKey: ['evaluacion', id] })
}

/** A new one, or changes to one that there is. */
export const guardarEvaluacion = (gestion: Gestion, catedraId: number, id?: number) =>
  mutationOptions({
    mutationFn: (datos: Partial<DatosDeEvaluacion>) =>
      id === undefined
        ? gestion.crear(catedraId, datos as DatosDeEvaluacion)
        : gestion.editar(id, datos as EdicionDeEvaluacion),
    onSuccess: () => {
      toast.success(id === undefined ? 'Evaluación creada.' : 'Evaluación actualizada.')
      releer(gestion, catedraId, id)
    },
  })

export const eliminarEvaluacion = (gestion: Gestion, catedraId: number) =>
  mutationOptions({
    mutationFn: (id: number) => gestion.eliminar(catedraId, id),
    onSuccess: ({ message }) => {
      toast.success(message)
      releer(gestion, catedraId)
    },
    onError: avisarFalla(gestion.fallas.eliminar),
  })

export const duplicarEvaluacion = (gestion: Gestion, catedraId: number) =>
  mutationOptions({
    mutationFn: (id: number) => gestion.duplicar(id),
    onSuccess: ({ titulo }) => {
      toast.success(`Se creó «${titulo}».`)
      releer(gestion, catedraId)
    },
    onError: avisarFalla('No se pudo duplicar la evaluación.'),
  })

export const asignarEvaluacion = (gestion: Gestion, catedraId: number, id: number) =>
  mutationOptions({
    mutationFn: (datos: Asignacion) => gestion.asignar(catedraId, id, datos),
    onSuccess: ({ message }) => {
      toast.success(message)
      releer(gestion, catedraId, id)
    },
  })

interface PedidoAlGenerador {
  pedido: object
  signal: AbortSignal
}

export const generarEvaluacion = (gestion: Gestion, catedraId: number) =>
  mutationOptions({
    mutationFn: ({ pedido, signal }: PedidoAlGenerador) => gestion.generar(catedraId, pedido, signal),
    onSuccess: () => releer(gestion, catedraId),
  })
