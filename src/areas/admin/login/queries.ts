import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { abrirSesion } from '../../../lib/sesion'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../shared/consultas'
import { avisarFalla } from '../../shared/fallas'

export const FALLA_AL_INGRESAR = 'Error al iniciar sesión. Intenta de nuevo.'

export const ingreso = mutationOptions({
  mutationFn: async (password: string) => {
    const { token } = await unwrap(api.login.post({ password }))
    // Nothing of an earlier session is shown to this one.
    queryClient.removeQueries()
    return { token }
  },
  onSuccess: ({ token }) => {
    toast.success('Acceso concedido! Redirigiendo...')
    abrirSesion('adminToken', token, 'admin')
  },
  onError: avisarFalla(FALLA_AL_INGRESAR),
})
