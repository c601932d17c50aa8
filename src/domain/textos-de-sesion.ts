export const SESION_VENCIDA = 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.'
