import type { Rol } from '../../api/suelo/plugins/auth.ts'

/** All that anybody may call; a route that is missing here demands a session. */
export const publicas = [
  'GET /health',
  'GET /docs',
  'GET /docs/json',
  'GET /composers',
  'GET /composers/search',
  'GET /composers/random',
  'GET /composers/today',
  'GET /composers/timeline',
  'GET /composers/lives',
  'GET /composers/slugs',
  'GET /composers/slug/:slug',
  'GET /composers/:id',
  'GET /composers/:id/next',
  'GET /actas/:codigo',
  'GET /constancias/:codigo',
  'POST /composers',
  'POST /composers/photo',
  'POST /composers/:id/suggestions',
  'GET /composers/comments/:composerId',
  'POST /composers/comments/:composerId',
  'POST /composers/comments/:composerId/:commentId/reporte',
  'POST /ratings/:composerId',
  'GET /ranking',
  'GET /composers/cola',
  'GET /aportes/prueba',
  'GET /aportes/:recibo',
  'POST /aportes/:recibo/retirar',
  'POST /aportes/:recibo/reclamar',
  'GET /unirse/:codigo',
  'POST /unirse/:codigo',
  'POST /unirse/:codigo/confirmar',
  'POST /login',
  'POST /logout',
  'POST /request-otp',
  'POST /docente/request-otp',
  'POST /alumnos/verify-otp',
  'POST /docente/verify-otp',
  'GET /calendario/:direccion',
  'GET /cambio-de-email/:enlace',
  'POST /cambio-de-email/:enlace/cancelar',
  'GET /institucion/:archivo',
  'GET /push/clave',
  'OPTIONS /subidas',
]

/** What a session does not open: a signed link's token does, or one of the settings. */
export const conEnlace = [
  'GET /composers/resubmit/:id',
  'PUT /composers/resubmit/:id',
  'GET /composers/suggestions/resubmit/:id',
  'PUT /composers/suggestions/resubmit/:id',
  'GET /metrics',
]

/** Whose a route is; what no rule names is the administrator's. */
export function rolesDe(call: string): Rol[] {
  const [, path = ''] = call.split(' ')
  if (call === 'GET /alumnos/:id') return ['admin', 'docente']
  if (path.startsWith('/docente/')) return ['docente']
  if (path.startsWith('/alumnos/me') || path.startsWith('/tareas/')) return ['alumno']
  if (call.endsWith('/toggle-visibility')) return ['admin', 'docente']
  if (path.startsWith('/sesiones') || path === '/archivos/sonido') return ['admin', 'docente', 'alumno']
  if (path.startsWith('/subidas')) return ['admin', 'docente', 'alumno']
  if (path.startsWith('/publicaciones/') || path.startsWith('/catedras/'))
    return ['admin', 'docente', 'alumno']
  return ['admin']
}
