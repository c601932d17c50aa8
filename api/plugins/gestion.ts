import type { Rol } from './auth.ts'

/** Who runs a course: a teacher the own ones, the administrator every one. */
export type RolDeGestion = Exclude<Rol, 'alumno'>
