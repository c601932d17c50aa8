export const rolesAuditados = ['admin', 'docente', 'alumno'] as const
