/** Who may have a session. */
export const rolesDeSesion = ['admin', 'docente', 'alumno'] as const
export type RolDeSesion = (typeof rolesDeSesion)[number]
