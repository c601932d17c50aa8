import { docOf } from '../../suelo/docs/answers.ts'
import type { Rol } from '../../suelo/plugins/auth.ts'

export const doc = docOf('Tablón')

/** The people of the course and the administrator. */
export const todos = (): Rol[] => ['admin', 'docente', 'alumno']

export const POR_PAGINA = 50
