/** By the beginning of their addresses; what is new is kept only once it is listed here. */
const SE_GUARDAN = [
  'docente',
  'alumnos',
  'tareas',
  'publicaciones',
  'composers',
  'remitidos',
  ...[
    'alarmas',
    'alumnos',
    'catedraalumnos',
    'catedras',
    'composers',
    'dashboard-counts',
    'docentes',
    'evaluaciones',
    'fusiones',
    'pagos',
    'panel',
    'tareas',
    'tareasAsignaciones',
  ].map((una) => `admin/${una}`),
]
/** Not of them: what was said of a delivery, taken away, asked to be erased, practised; which mails one gets. */
const NO_SE_GUARDAN = ['comentarios', 'papelera', 'pedido-de-borrado', 'avisos', 'practica']
/** Whoever has it reads the calendar, without a session. */
const SECRETAS = ['enlace']

/** Whether what a query has read may lie on this device: no secrets, no letters, no audit. */
export function seGuarda(clave: readonly unknown[]): boolean {
  const camino = clave.map(String)
  return (
    SE_GUARDAN.some((una) => una.split('/').every((parte, i) => parte === camino[i])) &&
    !camino.some((una) => NO_SE_GUARDAN.includes(una) || SECRETAS.includes(una))
  )
}
