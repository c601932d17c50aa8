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

/** When a grade is told to its student: as it is given, or with those of all the others. */
export const momentosDePublicar = ['AL_CALIFICAR', 'JUNTAS'] as const
export type MomentoDePublicar = (typeof momentosDePublicar)[number]

/** In the words of the form, and of the log. */
export const etiquetaDePublicacion: Record<MomentoDePublicar, string> = {
  AL_CALIFICAR: 'Cada una, al calificarla',
  JUNTAS: 'Todas juntas, cuando las publique',
}

/** What is stored of one student's task; instants are milliseconds since 1970. */
export interface AsignacionGuardada {
  estado: EstadoGuardadoDeTarea
  submission_date: number | null
  /** Delivered again after a return: in time, whatever the due date. */
  reentregada: boolean
}

/** The state that people read; `fecha_entrega` is the last instant that is in time, null for none. */
export function estadoDeTarea(
  { estado, submission_date, reentregada }: AsignacionGuardada,
  fecha_entrega: number | null,
  ahora: number,
): EstadoDeTarea {
  if (estado === 'CALIFICADA' || estado === 'RECHAZADA') return estado
  const cuando = estado === 'ENTREGADA' ? submission_date : ahora
  const isLate = fecha_entrega !== null && cuando !== null && cuando > fecha_entrega
  return isLate && !(estado === 'ENTREGADA' && reentregada) ? 'VENCIDA' : estado
}

/** What is to be stored when the due date moves: who was late and no longer is has the task pending again. */
export function estadoAlMoverPlazo(
  asignacion: AsignacionGuardada,
  plazos: { antes: number | null; despues: number | null },
  ahora: number,
): EstadoGuardadoDeTarea {
  if (asignacion.estado !== 'ASIGNADA') return asignacion.estado
  const estabaVencida = estadoDeTarea(asignacion, plazos.antes, ahora) === 'VENCIDA'
  const isStillVencida = estadoDeTarea(asignacion, plazos.despues, ahora) === 'VENCIDA'
  return estabaVencida && !isStillVencida ? 'PENDIENTE' : 'ASIGNADA'
}

/** What people see of one student's task. */
export interface EstadoYEntrega {
  estado: EstadoDeTarea
  submission_path: string | null
  /** When it was delivered: a contribution to the timeline is no file. */
  submission_date?: string | null
  /** When its student was told the grade; where nothing is said of it, what is graded is told. */
  publicada_en?: string | null
}

const isEntregada = ({ submission_path, submission_date }: EstadoYEntrega) =>
  !!(submission_path || submission_date)

export function canHandIn(tarea: EstadoYEntrega): boolean {
  const { estado } = tarea
  if (estado === 'VENCIDA') return !isEntregada(tarea)
  return estado === 'ASIGNADA' || estado === 'PENDIENTE' || estado === 'RECHAZADA'
}

/** A delivery that waits for its teacher: it can be graded, or returned for another try. */
export function canGrade(tarea: EstadoYEntrega): boolean {
  const { estado } = tarea
  return estado === 'ENTREGADA' || (estado === 'VENCIDA' && isEntregada(tarea))
}

/** Returned, and not delivered again: what was delivered may be graded all the same. */
export const isDevuelta = (tarea: EstadoYEntrega): boolean =>
  tarea.estado === 'RECHAZADA' && isEntregada(tarea)

/** Graded, and its student does not know it yet. */
export const isSinPublicar = ({ estado, publicada_en }: EstadoYEntrega): boolean =>
  estado === 'CALIFICADA' && publicada_en === null

/** The groups of the student's course page, in their order; the specification's texts. */
export const gruposDeTarea = {
  pendientes: 'Pendientes de Entrega',
  entregadas: 'Entregadas (Pendiente de Corrección)',
  calificadas: 'Calificadas',
} as const

export function grupoDeTarea(tarea: EstadoYEntrega): keyof typeof gruposDeTarea {
  if (tarea.estado === 'CALIFICADA') return 'calificadas'
  return canGrade(tarea) ? 'entregadas' : 'pendientes'
}

/** Student lists and the dashboard count only these as pending. */
export function isPendiente(estado: EstadoDeTarea): boolean {
  return estado === 'ASIGNADA' || estado === 'PENDIENTE'
}

const etiquetas: Record<EstadoDeTarea, string> = {
  ASIGNADA: 'Asignada',
  PENDIENTE: 'Pendiente',
  ENTREGADA: 'Entregada',
  VENCIDA: 'Vencida',
  CALIFICADA: 'Calificada',
  RECHAZADA: 'Rechazada (devuelta)',
}

export function etiquetaDeTarea(tarea: EstadoYEntrega): string {
  const { estado } = tarea
  if (isSinPublicar(tarea)) return 'Corregida, sin publicar'
  return estado === 'VENCIDA' && isEntregada(tarea) ? 'Vencida (Entregada)' : etiquetas[estado]
}

/** How a task itself stands, whoever it was assigned to. */
export function plazoDeTarea(fecha_entrega: number | null, ahora: number): 'Vencida' | 'En Plazo' {
  return fecha_entrega !== null && fecha_entrega < ahora ? 'Vencida' : 'En Plazo'
}

export function asignacionDeTarea(asignaciones: number): 'Maestra (Asignada)' | 'Maestra (Sin Asignar)' {
  return asignaciones > 0 ? 'Maestra (Asignada)' : 'Maestra (Sin Asignar)'
}
