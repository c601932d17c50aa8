import type { Decision } from '../../domain/actas/clausura'
import { type ApiError, api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { type Leido, lectura } from '../base/leer'

export type Clausura = Leido<'admin/catedras/:id/cierre'>

export const clausuraQuery = (id: number) => ({
  ...lectura('admin/catedras/:id/cierre', { id }),
  staleTime: 0,
})

/** All of a course says whether it is closed. */
const refetch = () => void queryClient.invalidateQueries()

const CONFLICTO = 409

/** Somebody else did it, or changed a grade: the screen is to show how things stand. */
const announceConflict = (falla: string) => (error: ApiError) => {
  announceFailure(falla)(error)
  if (error.status === CONFLICTO) refetch()
}

export const closeCatedra = (catedraId: number) =>
  accion({
    mutationFn: (decisiones: Decision[]) =>
      unwrap(api.admin.catedras({ id: catedraId }).cerrar.post({ decisiones })),
    exito: ({ version }) => `Cátedra cerrada. Su acta es la versión ${version}.`,
    refetch,
    onError: announceConflict('No se pudo cerrar la cátedra.'),
  })

export const reopenCatedra = (catedraId: number) =>
  accion({
    mutationFn: (datos: { motivo: string }) =>
      unwrap(api.admin.catedras({ id: catedraId }).reabrir.post(datos)),
    exito: ({ message }) => message,
    refetch,
    onError: ({ status }) => {
      if (status === CONFLICTO) refetch()
    },
  })
