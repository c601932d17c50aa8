import { queryOptions } from '@tanstack/react-query'
import type { Acceso } from '../ingreso/acceso'

/** Who is signed in, as the server knows it now: a token keeps the name that one had when it was signed. */
export const perfilQuery = ({ rol, leerPerfil }: Acceso) =>
  queryOptions({ queryKey: ['perfil', rol], queryFn: leerPerfil })
