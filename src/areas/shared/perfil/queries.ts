import { queryOptions } from '@tanstack/react-query'
import type { Acceso, Perfil } from '../ingreso/acceso'

/** Who is signed in, as the server knows it now: a token keeps the name that one had when it was signed. */
export const perfilQuery = <P extends Perfil, D>({ rol, leerPerfil }: Acceso<P, D>) =>
  queryOptions({ queryKey: ['perfil', rol], queryFn: leerPerfil })

export type ConAvisos = Pick<Acceso, 'rol' | 'leerAvisos' | 'guardarAviso'>

export const correosQuery = ({ rol, leerAvisos }: ConAvisos) =>
  queryOptions({ queryKey: ['correos', rol], queryFn: leerAvisos })
