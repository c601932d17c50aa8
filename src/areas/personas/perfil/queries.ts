import { queryOptions } from '@tanstack/react-query'
import { ApiError, INESPERADO } from '../../../lib/api'
import type { Acceso, Perfil } from '../../ingreso/acceso'

/** Who is signed in, as the server knows it now: a token keeps the name that one had when it was signed. */
export const perfilQuery = <P extends Perfil, D>({ rol, leerPerfil }: Acceso<P, D>) =>
  queryOptions({ queryKey: ['perfil', rol], queryFn: () => leerPerfil().then(soloPersona) })

/** The frame of an area stands on it: what says nobody's name is no profile, whatever the server meant by it. */
function soloPersona<P extends Perfil>(perfil: P): P {
  if (typeof perfil?.nombre !== 'string') throw new ApiError(502, INESPERADO)
  return perfil
}

export type ConAvisos = Pick<Acceso, 'rol' | 'leerAvisos' | 'guardarAviso'>

export const correosQuery = ({ rol, leerAvisos }: ConAvisos) =>
  queryOptions({ queryKey: ['correos', rol], queryFn: leerAvisos })
