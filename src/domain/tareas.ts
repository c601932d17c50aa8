/** Every state that people read. VENCIDA is never stored: it follows from the due date and the clock. */
export const estadosDeTarea = [
  'ASIGNADA',
  'PENDIENTE',
  'ENTREGADA',
  'VENCIDA',
  'CALIFICADA',
  'RECHAZADA',
] as const
export type EstadoDeTarea = (typeof estadosDeTarea)[number]

export const estadosGuardadosDeTarea = [
  'ASIGNADA',
  'PENDIENTE',
  'ENTREGADA',
  'CALIFICADA',
  'RECHAZADA',
] as const
export type EstadoGuardadoDeTarea = (typeof estadosGuardadosDeTarea)[number]
