import { docOf } from '../../casa/docs/answers.ts'
import type { Rol } from '../../plugins/auth.ts'

export const doc = docOf('Tablón')

/** The people of the course and the administrator. */
export const todos = (): Rol[] => ['admin', 'docente', 'alumno']

export const POR_PAGINA = 50
