import type { ApiError } from '../../lib/api'
import { $sesion, cerrarSesion } from '../../lib/sesion'
import { queryClient } from '../shared/consultas'
import { montar } from '../shared/montar'
import { paginas } from './app'

/** Here a 403 logs out as a 401 does; anybody else keeps a session that is good in another area. */
function alFallar({ status }: ApiError) {
  if (status === 403 && $sesion.get().adminToken) cerrarSesion()
}
queryClient.getQueryCache().config.onError = alFallar
queryClient.getMutationCache().config.onError = alFallar

montar(paginas)

// Attendance that could not be sent yet goes out wherever one is in the area.
if (localStorage.getItem('marcas:admin')) void import('./catedra/asistencia/remitente')
