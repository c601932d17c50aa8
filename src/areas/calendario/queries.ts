import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { diasDeLasSemanas } from '../../domain/mes'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import type { FuenteDeCalendario } from './tipos'

/** What there is in the weeks of a month. */
export const calendarioQuery = ({ rol, read }: FuenteDeCalendario, mes: string) => {
  const dias = diasDeLasSemanas(mes)
  return queryOptions({
    queryKey: [rol, 'calendario', mes],
    queryFn: () => read({ desde: dias[0] ?? '', hasta: dias.at(-1) ?? '' }),
  })
}

export const direccionQuery = ({ rol, readDireccion }: FuenteDeCalendario) =>
  queryOptions({ queryKey: [rol, 'direccion-de-calendario'], queryFn: readDireccion })

export const createDireccion = (fuente: FuenteDeCalendario) =>
  mutationOptions({
    mutationFn: fuente.createDireccion,
    onSuccess: ({ created_at }) => {
      toast.success('Dirección creada.')
      queryClient.setQueryData(direccionQuery(fuente).queryKey, { activo: true, created_at })
    },
    onError: announceFailure('No se pudo crear la dirección.'),
  })

export const revokeDireccion = (fuente: FuenteDeCalendario) =>
  mutationOptions({
    mutationFn: fuente.revokeDireccion,
    onSuccess: ({ message }) => {
      toast.success(message)
      queryClient.setQueryData(direccionQuery(fuente).queryKey, { activo: false, created_at: null })
    },
    onError: announceFailure('No se pudo revocar la dirección.'),
  })
