import { mutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import { avisarFalla } from '../../base/fallas'
import type { Acceso, Perfil, Preferencia } from '../../ingreso/acceso'
import { type ConAvisos, correosQuery, perfilQuery } from './queries'

/* Apart from what is read, which every screen loads: only the profile saves. */

export const guardarPerfil = <P extends Perfil, D>(acceso: Acceso<P, D>) =>
  mutationOptions({
    mutationFn: acceso.guardarPerfil,
    onSuccess: (perfil, cambios) => {
      toast.success(soloPide(perfil, cambios) ? 'Te enviamos un código.' : 'Perfil actualizado.')
      mostrar(acceso, perfil)
    },
  })

/** Nothing but another e-mail, which is not one's own yet. */
const soloPide = ({ email_pendiente }: Perfil, cambios: object) =>
  email_pendiente !== null && Object.keys(cambios).join() === 'email'

export const confirmarEmail = <P extends Perfil, D>(acceso: Acceso<P, D>) =>
  mutationOptions({
    mutationFn: acceso.confirmarEmail,
    onSuccess: (perfil) => {
      toast.success(`Tu email ahora es ${perfil.email}.`)
      mostrar(acceso, perfil)
    },
  })

export const cancelarEmail = <P extends Perfil, D>(acceso: Acceso<P, D>) =>
  mutationOptions({
    mutationFn: acceso.cancelarEmail,
    onSuccess: ({ message }) => {
      toast.success(message)
      return queryClient.invalidateQueries({ queryKey: perfilQuery(acceso).queryKey })
    },
  })

function mostrar<P extends Perfil, D>(acceso: Acceso<P, D>, perfil: P) {
  queryClient.setQueryData(perfilQuery(acceso).queryKey, perfil)
  void queryClient.invalidateQueries()
}

/** Shown at once; what the server refuses is taken back. */
export const guardarCorreo = (acceso: ConAvisos) => {
  const { queryKey } = correosQuery(acceso)
  const poner = ({ aviso, activo }: Preferencia) =>
    queryClient.setQueryData(queryKey, (antes) =>
      antes?.map((uno) => (uno.aviso === aviso ? { aviso, activo } : uno)),
    )
  return mutationOptions({
    mutationFn: acceso.guardarAviso,
    onMutate: poner,
    onSuccess: (_, { activo }) =>
      void toast.success(activo ? 'Volverás a recibir ese correo.' : 'Ya no recibirás ese correo.'),
    onError: (error: ApiError, { aviso, activo }) => {
      poner({ aviso, activo: !activo })
      avisarFalla('No se pudo guardar la preferencia.')(error)
    },
  })
}
