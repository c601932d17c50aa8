import type { DatosDelAdministrador } from '../../domain/aportes/aportes'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { conAviso } from '../base/con-aviso'
import { queryClient } from '../base/consultas'
import { moderate } from '../base/moderar'

/** What a form knows: who contributed a creator is not asked again, so it is not sent. */
export type Cambios = Partial<DatosDelAdministrador> & { slug?: string }

/** Where the changes of a form wait until they are saved. */
export const borradorDeFicha = (id: number) => `creador-${id}`

const refetch = () => queryClient.invalidateQueries()

export const appendCreador = accion({
  mutationFn: (datos: DatosDelAdministrador) => moderate(unwrap(api.composers['admin-create'].post(datos))),
  exito: 'Compositor añadido y publicado exitosamente!',
  refetch: () => void refetch(),
})

export const editCreador = (id: number) =>
  accion({
    mutationFn: (cambios: Cambios) => unwrap(api.composers({ id }).put(cambios)),
    exito: (guardado) => conAviso('Cambios guardados.', guardado),
    refetch: () => void refetch(),
  })
