import { mutationOptions } from '@tanstack/react-query'
import type { DatosDePlan, DatosDeUnidad } from '../../domain/planes/planes'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { readCatedraAgain } from '../base/curso/queries'
import { announceFailure } from '../base/fallas'
import { lectura } from '../base/leer'
import { removal } from '../papelera/deshacer'
import type { Plan } from './tipos'

export const planesQuery = (id: number) => lectura('docente/me/catedra/:id/planes', { id })

/** A plan stands in its course too. */
const refetch = (catedraId: number) => void readCatedraAgain('docente', catedraId)

/** A new one, or changes to one that there is. */
export const savePlan = (catedraId: number, id?: number) =>
  accion({
    mutationFn: (datos: Partial<DatosDePlan>) =>
      unwrap(
        id === undefined
          ? api.docente.catedra({ id: catedraId }).planes.post(datos as DatosDePlan)
          : api.docente.me.planes({ id }).put(datos),
      ),
    exito: id === undefined ? 'Plan de clases creado.' : 'Plan de clases actualizado.',
    refetch: () => refetch(catedraId),
  })

export const removePlan = (catedraId: number) =>
  removal('docente', 'PLAN', {
    mutationFn: (id: number) => unwrap(api.docente.me.planes({ id }).delete()),
    refetch: () => refetch(catedraId),
    falla: 'Error al eliminar el plan de clases.',
  })

/** To one of the own courses. */
export const copyPlan = (id: number) =>
  accion({
    mutationFn: (catedraId: number) => unwrap(api.docente.me.planes({ id }).copiar.post({ catedraId })),
    exito: 'Plan de clases copiado.',
    refetch: (copia) => refetch(copia.catedraId),
    falla: 'Error al guardar el plan de clases.',
  })

/** A new one at the plan's end, or changes to one that there is. */
export const saveUnidad = ({ id: planId, catedraId }: Plan, id?: number) =>
  accion({
    mutationFn: (datos: Partial<DatosDeUnidad>) =>
      unwrap(
        id === undefined
          ? api.docente.me.planes({ id: planId }).unidades.post(datos)
          : api.docente.me.unidades({ id }).put(datos),
      ),
    exito: id === undefined ? 'Unidad creada.' : 'Unidad actualizada.',
    refetch: () => refetch(catedraId),
  })

export const removeUnidad = (catedraId: number) =>
  removal('docente', 'UNIDAD', {
    mutationFn: (id: number) => unwrap(api.docente.me.unidades({ id }).delete()),
    refetch: () => refetch(catedraId),
    falla: 'Error al eliminar la unidad.',
  })

/**
 * The new order is seen at once; where the server refuses it, the old one is back. Each goes off without waiting for
 * the one before, and outlives the page: what was seen moved is moved after a reload.
 */
export const sortUnidades = ({ id, catedraId }: Plan) => {
  const { queryKey } = planesQuery(catedraId)
  return mutationOptions({
    mutationKey: ['docente', 'orden', id],
    mutationFn: (unidadIds: number[]) =>
      unwrap(api.docente.me.planes({ id }).orden.put({ unidadIds }, { fetch: { keepalive: true } })),
    onMutate: async (unidadIds) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (planes) =>
        planes?.map((plan) =>
          plan.id === id ? { ...plan, UnidadPlan: enEsteOrden(plan, unidadIds) } : plan,
        ),
      )
    },
    onError: announceFailure('Error al guardar el plan de clases.'),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: ['docente', 'orden', id] }) === 1) refetch(catedraId)
    },
  })
}

const enEsteOrden = ({ UnidadPlan }: Plan, ids: number[]) =>
  UnidadPlan.toSorted((una, otra) => ids.indexOf(una.id) - ids.indexOf(otra.id))
