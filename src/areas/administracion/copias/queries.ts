import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { accion } from '../../base/accion'
import { type Leido, lectura, readAgain } from '../../base/leer'

const UN_MINUTO = 60_000
/** While one is being made, somebody waits for it. */
const UN_RATO = 3000

export type Copia = Leido<'admin/copias'>[number]

export const copiasQuery = {
  ...lectura('admin/copias'),
  refetchInterval: ({ state: { data } }: { state: { data?: Copia[] | undefined } }) =>
    data?.some(({ estado }) => estado === 'HACIENDO') ? UN_RATO : UN_MINUTO,
}

export const makeCopia = accion({
  mutationFn: () => unwrap(api.admin.copias.post()),
  exito: 'Se está haciendo una copia.',
  refetch: () => void readAgain('admin/copias'),
  falla: 'No se pudo hacer la copia.',
})

/** A link that this browser opens, for a while. */
export const askEnlace = (nombre: string) =>
  mutationOptions({
    mutationFn: ({ password }: { password: string }) =>
      unwrap(api.admin.copias({ nombre }).descarga.post({ password })),
  })
