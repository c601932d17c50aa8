import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../lib/api'
import type { Persona } from '../../../lib/persona'
import { toast } from '../../../ui/toast'
import { queryClient } from '../consultas'
import { avisarFalla } from '../fallas'
import type { Acceso, Preferencia } from '../ingreso/acceso'

/** Who is signed in, as the server knows it now: a token keeps the name that one had when it was signed. */
export const perfilQuery = <P extends Persona, D>({ rol, leerPerfil }: Acceso<P, D>) =>
  queryOptions({ queryKey: ['perfil', rol], queryFn: leerPerfil })

export const guardarPerfil = <P extends Persona, D>(acceso: Acceso<P, D>) =>
  mutationOptions({
    mutationFn: acceso.guardarPerfil,
    onSuccess: (perfil) => {
      toast.success('Perfil actualizado.')
      queryClient.setQueryData(perfilQuery(acceso).queryKey, perfil)
      void queryClient.invalidateQueries()
    },
  })

type ConAvisos = Pick<Acceso, 'rol' | 'leerAvisos' | 'guardarAviso'>

export const correosQuery = ({ rol, leerAvisos }: ConAvisos) =>
  queryOptions({ queryKey: ['correos', rol], queryFn: leerAvisos })

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
