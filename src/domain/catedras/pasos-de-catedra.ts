/** What a new course needs, in the order in which one does it. */
export const pasosDeCatedra = ['docente', 'horario', 'alumnos', 'clases', 'plan', 'tarea'] as const
export type PasoDeCatedra = (typeof pasosDeCatedra)[number]

interface Catedra {
  Docente: unknown
  CatedraDiaHorario: readonly unknown[]
  CatedraAlumno: readonly unknown[]
  PlanDeClases: readonly unknown[]
  TareaMaestra: readonly unknown[]
  /** Not said where it is not known. */
  totalClases?: number | undefined
}

/** Which of the steps are done: each ticks itself off. */
export const hechosDe = (una: Catedra): Record<PasoDeCatedra, boolean> => ({
  docente: una.Docente !== null,
  horario: una.CatedraDiaHorario.length > 0,
  alumnos: una.CatedraAlumno.length > 0,
  clases: una.totalClases !== 0,
  plan: una.PlanDeClases.length > 0,
  tarea: una.TareaMaestra.length > 0,
})
