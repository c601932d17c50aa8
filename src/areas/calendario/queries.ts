import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { diasDeLasSemanas } from '../../domain/mes'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { avisarFalla } from '../base/fallas'
import type { FuenteDeCalendario } from './tipos'

/** What there is in the weeks of a month. */
export const calendarioQuery = ({ rol, leer }: FuenteDeCalendario, mes: string) => {
  const dias = diasDeLasSemanas(mes)
  return queryOptions({
    queryKey: [rol, 'calendario', mes],
    queryFn: () => leer({ desde: dias[0] ?? '', hasta: dias.at(-1) ?? '' }),
  })
}

export const direccionQuery = ({ rol, leerDireccion }: FuenteDeCalendario) =>
  queryOptions({ queryKey: [rol, 'direccion-de-calendario'], queryFn: leerDireccion })

export const crearDireccion = (fuente: FuenteDeCalendario) =>
  mutationOptions({
    mutationFn: fuente.crearDireccion,
    onSuccess: ({ created_at }) => {
      toast.success('Dirección creada.')
      queryClient.setQueryData(direccionQuery(fuente).queryKey, { activo: true, created_at })
    },
    onError: avisarFalla('No se pudo crear la dirección.'),
  })

export const revocarDireccion = (fuente: FuenteDeCalendario) =>
  mutationOptions({
    mutationFn: fuente.revocarDireccion,
    onSuccess: ({ message }) => {
      toast.success(message)
      queryClient.setQueryData(direccionQuery(fuente).queryKey, { activo: false, created_at: null })
    },
    onError: avisarFalla('No se pudo revocar la dirección.'),
  })
