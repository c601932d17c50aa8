import { mutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { accion } from '../../base/accion'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'
import { fechaYHora } from '../../base/instantes'
import type { Acceso, Perfil, Preferencia } from '../../ingreso/acceso'
import { perfilQuery } from '../../ingreso/perfil'
import { type ConAvisos, correosQuery } from './queries'

/* Apart from what is read, which every screen loads: only the profile saves. */

export const savePerfil = <P extends Perfil, D>(acceso: Acceso<P, D>) =>
  accion({
    mutationFn: acceso.savePerfil,
    exito: (perfil, cambios) =>
      soloPide(perfil, cambios) ? 'Te enviamos un código.' : 'Perfil actualizado.',
    refetch: (perfil) => show(acceso, perfil),
  })

/** Nothing but another e-mail, which is not one's own yet. */
const soloPide = ({ email_pendiente }: Perfil, cambios: object) =>
  email_pendiente !== null && Object.keys(cambios).join() === 'email'

export const confirmEmail = <P extends Perfil, D>(acceso: Acceso<P, D>) =>
  mutationOptions({
    mutationFn: acceso.confirmEmail,
    onSuccess: (perfil) => {
      const { email_vale_en: valeEn } = perfil
      toast.success(`Confirmaste tu email nuevo.${valeEn ? ` Vale desde el ${fechaYHora(valeEn)}.` : ''}`)
      show(acceso, perfil)
    },
  })

export const cancelEmail = <P extends Perfil, D>(acceso: Acceso<P, D>) =>
  accion({
    mutationFn: acceso.cancelEmail,
    exito: ({ message }) => message,
    refetch: () => queryClient.invalidateQueries({ queryKey: perfilQuery(acceso).queryKey }),
  })

function show<P extends Perfil, D>(acceso: Acceso<P, D>, perfil: P) {
  queryClient.setQueryData(perfilQuery(acceso).queryKey, perfil)
  void queryClient.invalidateQueries()
}

/** Shown at once; what the server refuses is taken back. */
export const saveCorreo = (acceso: ConAvisos) => {
  const { queryKey } = correosQuery(acceso)
  const put = ({ aviso, ...medio }: Preferencia) =>
    queryClient.setQueryData(queryKey, (antes) =>
      antes?.map((uno) => (uno.aviso === aviso ? { ...uno, ...medio } : uno)),
    )
  return mutationOptions({
    mutationFn: acceso.saveAviso,
    onMutate: put,
    onSuccess: (_, { correo, telefono }) =>
      void toast.success(
        (correo ?? telefono) ? 'Volverás a recibir ese aviso.' : 'Ya no recibirás ese aviso.',
      ),
    onError: (error: ApiError, { aviso, correo, telefono }) => {
      put(correo === undefined ? { aviso, telefono: !telefono } : { aviso, correo: !correo })
      announceFailure('No se pudo guardar la preferencia.')(error)
    },
  })
}
