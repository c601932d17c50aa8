import { mutationOptions } from '@tanstack/react-query'
import { diasDeLasSemanas } from '../../domain/calendario/mes'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { lectura, propio } from '../base/leer'
import type { RolDeCalendario } from './tipos'

const enlaceDe = (rol: RolDeCalendario) =>
  rol === 'docente' ? api.docente.me.calendario.enlace : api.alumnos.me.calendario.enlace

/** What there is in the weeks of a month. */
export const calendarioQuery = (rol: RolDeCalendario, mes: string) => {
  const dias = diasDeLasSemanas(mes)
  return lectura(`${propio[rol]}/calendario`, { desde: dias[0] ?? '', hasta: dias.at(-1) ?? '' })
}

export const direccionQuery = (rol: RolDeCalendario) => lectura(`${propio[rol]}/calendario/enlace`)

export const createDireccion = (rol: RolDeCalendario) =>
  mutationOptions({
    mutationFn: () => unwrap(enlaceDe(rol).post()),
    onSuccess: ({ created_at }) => {
      toast.success('Dirección creada.')
      queryClient.setQueryData(direccionQuery(rol).queryKey, { activo: true, created_at })
    },
    onError: announceFailure('No se pudo crear la dirección.'),
  })

export const revokeDireccion = (rol: RolDeCalendario) =>
  mutationOptions({
    mutationFn: () => unwrap(enlaceDe(rol).delete()),
    onSuccess: ({ message }) => {
      toast.success(message)
      queryClient.setQueryData(direccionQuery(rol).queryKey, { activo: false, created_at: null })
    },
    onError: announceFailure('No se pudo revocar la dirección.'),
  })
