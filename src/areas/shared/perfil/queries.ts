import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Persona } from '../../../lib/persona'
import { toast } from '../../../ui/toast'
import { queryClient } from '../consultas'
import type { Acceso } from '../ingreso/acceso'

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
