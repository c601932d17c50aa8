/** By the first word of their keys; what is new is kept only once it is listed here. */
const SE_GUARDAN = [
  'docente',
  'alumno',
  'perfil',
  'tablon',
  'publicacion',
  'evaluacion',
  'cifras',
  'catedras',
  'docentes',
  'alumnos',
  'tareas',
  'creadores',
  'aportes',
  'remitidos',
  'sugerencias',
  'pagos',
]
/** Whoever has it reads the calendar, without a session. */
const SECRETAS = ['direccion-de-calendario']

/** Whether what a query has read may lie on this device: no secrets, no letters, no audit. */
export function seGuarda(clave: readonly unknown[]): boolean {
  return SE_GUARDAN.includes(String(clave[0])) && !clave.some((una) => SECRETAS.includes(String(una)))
}
