import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { diasDeLasSemanas } from '../../domain/calendario/mes'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import type { RolDeCalendario } from './tipos'

/** Everybody's own, under the address that the role has for what is one's own. */
const calendarioDe = (rol: RolDeCalendario) =>
  rol === 'docente' ? api.docente.me.calendario : api.alumnos.me.calendario

/** What there is in the weeks of a month. */
export const calendarioQuery = (rol: RolDeCalendario, mes: string) => {
  const dias = diasDeLasSemanas(mes)
  return queryOptions({
    queryKey: [rol, 'calendario', mes],
    queryFn: () =>
      unwrap(calendarioDe(rol).get({ query: { desde: dias[0] ?? '', hasta: dias.at(-1) ?? '' } })),
  })
}

export const direccionQuery = (rol: RolDeCalendario) =>
  queryOptions({
    queryKey: [rol, 'direccion-de-calendario'],
    queryFn: () => unwrap(calendarioDe(rol).enlace.get()),
  })

export const createDireccion = (rol: RolDeCalendario) =>
  mutationOptions({
    mutationFn: () => unwrap(calendarioDe(rol).enlace.post()),
    onSuccess: ({ created_at }) => {
      toast.success('Dirección creada.')
      queryClient.setQueryData(direccionQuery(rol).queryKey, { activo: true, created_at })
    },
    onError: announceFailure('No se pudo crear la dirección.'),
  })

export const revokeDireccion = (rol: RolDeCalendario) =>
  mutationOptions({
    mutationFn: () => unwrap(calendarioDe(rol).enlace.delete()),
    onSuccess: ({ message }) => {
      toast.success(message)
      queryClient.setQueryData(direccionQuery(rol).queryKey, { activo: false, created_at: null })
    },
    onError: announceFailure('No se pudo revocar la dirección.'),
  })
