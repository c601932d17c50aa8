import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { DatosDeDiaClase, PeriodoDeClases } from '../../domain/dias-clase'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { catedraQuery } from '../catedras/queries-de-docente'

const diasDe = (catedraId: number) => api.docente.catedra({ id: catedraId }).diasclase

export const diasQuery = (catedraId: number) =>
  queryOptions({ queryKey: ['docente', 'dias', catedraId], queryFn: () => unwrap(diasDe(catedraId).get()) })

/** A class day stands in its course and in the year's attendance too. */
export function refetchDias(catedraId: number) {
  const claves = [
    diasQuery(catedraId).queryKey,
    catedraQuery(catedraId).queryKey,
    ['docente', 'anual', catedraId],
  ]
  for (const queryKey of claves) void queryClient.invalidateQueries({ queryKey })
}

/** A new one, or changes to one that there is. */
export const saveDia = (catedraId: number, diaId?: number) =>
  mutationOptions({
    mutationFn: (datos: Partial<DatosDeDiaClase>) =>
      unwrap(
        diaId === undefined
          ? diasDe(catedraId).post(datos as DatosDeDiaClase)
          : diasDe(catedraId)({ diaId }).put(datos),
      ),
    onSuccess: () => {
      toast.success(diaId === undefined ? 'Día de clase creado.' : 'Día de clase actualizado.')
      refetchDias(catedraId)
    },
  })

export const removeDia = (catedraId: number) =>
  mutationOptions({
    mutationFn: (diaId: number) => unwrap(diasDe(catedraId)({ diaId }).delete()),
    onSuccess: ({ message }) => {
      toast.success(message)
      refetchDias(catedraId)
    },
    onError: announceFailure('Error al eliminar el día de clase.'),
  })

export const generateDias = (catedraId: number) =>
  mutationOptions({
    mutationFn: (periodo: PeriodoDeClases) => unwrap(diasDe(catedraId).generar.post(periodo)),
    onSuccess: ({ message }) => {
      toast.success(message)
      refetchDias(catedraId)
    },
  })
