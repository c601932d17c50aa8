import { use } from 'react'
import { ContextoDeArea } from '../../base/use-sesion'

/** Who comments. */
export type AreaConComentarios = 'alumno' | 'docente' | 'admin'

/** Whose area the comments are read in. */
export const useRolDeComentarios = () => use(ContextoDeArea)?.rol as AreaConComentarios
