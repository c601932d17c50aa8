/** The kinds of mail that their receiver can switch off. */
export const avisos = [
  'TAREA_ASIGNADA',
  'TAREA_VENCE',
  'TAREA_CALIFICADA',
  'TAREA_DEVUELTA',
  'EVALUACION_ASIGNADA',
  'EVALUACION_VENCE',
  'RESUMEN',
] as const
export type Aviso = (typeof avisos)[number]
