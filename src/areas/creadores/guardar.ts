import { mutationOptions } from '@tanstack/react-query'
import type { DatosDelAdministrador } from '../../domain/aportes/aportes'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { conAviso } from '../base/con-aviso'
import { queryClient } from '../base/consultas'
import { moderate } from '../base/moderar'

/** What a form knows: who contributed a creator is not asked again, so it is not sent. */
export type Cambios = Partial<DatosDelAdministrador> & { slug?: string }

/** Where the changes of a form wait until they are saved. */
export const borradorDeFicha = (id: number) => `creador-${id}`

const refetch = () => queryClient.invalidateQueries()

export const appendCreador = mutationOptions({
  mutationFn: (datos: DatosDelAdministrador) => moderate(unwrap(api.composers['admin-create'].post(datos))),
  onSuccess: () => {
    toast.success('Compositor añadido y publicado exitosamente!')
    void refetch()
  },
})

export const editCreador = (id: number) =>
  mutationOptions({
    mutationFn: (cambios: Cambios) => unwrap(api.composers({ id }).put(cambios)),
    onSuccess: (guardado) => {
      toast.success(conAviso('Cambios guardados.', guardado))
      void refetch()
    },
  })
