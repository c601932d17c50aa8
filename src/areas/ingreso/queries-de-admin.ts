import { mutationOptions } from '@tanstack/react-query'
import { FALTA_SEGUNDO_FACTOR } from '../../domain/segundo-factor-escrito'
import { type ApiError, api, unwrap } from '../../lib/api'
import { abrirSesion } from '../../lib/sesion'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { avisarFalla } from '../base/fallas'

export const FALLA_AL_INGRESAR = 'Error al iniciar sesión. Intenta de nuevo.'

export const ingreso = mutationOptions({
  mutationFn: async (datos: { password: string; codigo: string }) => {
    const { token } = await unwrap(api.login.post(datos))
    // Nothing of an earlier session is shown to this one.
    queryClient.removeQueries()
    return { token }
  },
  onSuccess: ({ token }) => {
    toast.success('Acceso concedido! Redirigiendo...')
    abrirSesion('adminToken', token, 'admin')
  },
  // What it says stands where the code is to be written: nothing has failed.
  onError: (error: ApiError) => {
    if (error.code !== FALTA_SEGUNDO_FACTOR) avisarFalla(FALLA_AL_INGRESAR)(error)
  },
})
