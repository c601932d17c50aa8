import type { Rol } from './auth.ts'

/** Who runs a course: a teacher the own ones, the administrator every one. */
export type RolDeGestion = Exclude<Rol, 'alumno'>

/** As which of the two somebody does what only they do. */
export const rolDeGestionDe = ({ rol }: { rol: Rol }): RolDeGestion => (rol === 'admin' ? 'admin' : 'docente')
