import { queryOptions } from '@tanstack/react-query'
import { ApiError, INESPERADO } from '../../lib/api'
import { claveDe } from '../base/clave-de'
import { propio } from '../base/leer'
import type { Acceso, Perfil } from './acceso'

/** Who is signed in, as the server knows it now: a token keeps the name that one had when it was signed. */
export const perfilQuery = <P extends Perfil, D>({ rol, readPerfil }: Acceso<P, D>) =>
  queryOptions({ queryKey: claveDe(propio[rol]), queryFn: () => readPerfil().then(soloPersona) })

/** The frame of an area stands on it: what says nobody's name is no profile, whatever the server meant by it. */
function soloPersona<P extends Perfil>(perfil: P): P {
  if (typeof perfil?.nombre !== 'string') throw new ApiError(502, INESPERADO)
  return perfil
}
