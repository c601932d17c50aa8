import { mutationOptions } from '@tanstack/react-query'
import type { PruebaDeServidor } from '../../../../domain/correos/correo-de-prueba'
import type { CambioDeServidor } from '../../../../domain/correos/servidor'
import type { SoloClave } from '../../../../domain/sesiones/segundo-factor'
import { api, unwrap } from '../../../../lib/api'
import { accion } from '../../../base/accion'
import { queryClient } from '../../../base/consultas'
import { type Leido, lectura, readAgain } from '../../../base/leer'

export type Servidor = Leido<'admin/correo'>
export const servidorQuery = lectura('admin/correo')

const put = (servidor: Servidor) => {
  queryClient.setQueryData(servidorQuery.queryKey, servidor)
  void readAgain('admin/primeros-pasos')
}

export const saveServidor = mutationOptions({
  mutationFn: (datos: CambioDeServidor) => unwrap(api.admin.correo.put(datos)),
  onSuccess: put,
})

export const dropServidor = mutationOptions({
  mutationFn: (datos: SoloClave) => unwrap(api.admin.correo.delete(datos)),
  onSuccess: put,
})

/** How far a mail that was tried out came; what was not sent is no failure of the call. */
export const tryOut = mutationOptions({
  mutationFn: (datos: PruebaDeServidor) => unwrap(api.admin.correos.prueba.post(datos)),
  onSettled: () => void readAgain('admin/correo', 'admin/primeros-pasos'),
})

export const sendDeLaCarpeta = accion({
  mutationFn: () => unwrap(api.admin.correos['enviar-de-la-carpeta'].post()),
  exito: ({ enviados }) => (enviados === 1 ? 'Un correo ya sale.' : `${enviados} correos ya salen.`),
  refetch: () => void readAgain('admin/correo', 'admin/correos'),
  falla: 'No se pudieron enviar.',
})
