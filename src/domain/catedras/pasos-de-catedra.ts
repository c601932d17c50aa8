/** What a new course needs, in the order in which one does it. */
export const pasosDeCatedra = ['docente', 'horario', 'alumnos', 'clases', 'plan', 'tarea'] as const
export type PasoDeCatedra = (typeof pasosDeCatedra)[number]

/** Of them, what is a new teacher's to do, and the first list. */
export const pasosDeDocente = ['clases', 'alumnos', 'lista', 'tarea'] as const
export type PasoDeDocente = (typeof pasosDeDocente)[number]

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

/** Where a teacher has something left of them; nobody is new who has done all of it in some course. */
export function catedraPorEmpezar<C extends { cerrada: boolean; hechos: Record<PasoDeDocente, boolean> }>(
  suyas: readonly C[],
): C | undefined {
  const hasTodo = ({ hechos }: C) => pasosDeDocente.every((paso) => hechos[paso])
  return suyas.some(hasTodo) ? undefined : suyas.find(({ cerrada }) => !cerrada)
}
