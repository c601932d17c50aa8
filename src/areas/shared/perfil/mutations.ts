import { mutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../lib/api'
import type { Persona } from '../../../lib/persona'
import { toast } from '../../../ui/toast'
import { queryClient } from '../consultas'
import { avisarFalla } from '../fallas'
import type { Acceso, Preferencia } from '../ingreso/acceso'
import { type ConAvisos, correosQuery, perfilQuery } from './queries'

/* Apart from what is read, which every screen loads: only the profile saves. */

export const guardarPerfil = <P extends Persona, D>(acceso: Acceso<P, D>) =>
  mutationOptions({
    mutationFn: acceso.guardarPerfil,
    onSuccess: (perfil) => {
      toast.success('Perfil actualizado.')
      queryClient.setQueryData(perfilQuery(acceso).queryKey, perfil)
      void queryClient.invalidateQueries()
    },
  })

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
