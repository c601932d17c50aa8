import { type EstadoDeEvaluacion, isRealizada } from '../evaluaciones/evaluaciones.ts'
import { canHandIn, type EstadoYEntrega, isPendiente } from '../tareas/tareas.ts'

/** A student's dashboard: 'new' for who is enrolled in no course yet. */
export const modosDeTablero = ['student', 'new'] as const
type ModoDeTablero = (typeof modosDeTablero)[number]

export const modoDe = (catedras: number): ModoDeTablero => (catedras > 0 ? 'student' : 'new')

/** How many posts a course contributes, and how many are shown in all. */
export const POR_CATEDRA = 3
export const RECIENTES = 5

export interface Estadisticas {
  publicaciones: number
  tareas: number
  tareasPendientes: number
  /** Delivered, in time or not, or graded already. */
  tareasCompletadas: number
  evaluacionesPendientes: number
  evaluacionesRealizadas: number
}

interface Datos {
  publicaciones: number
  tareas: readonly EstadoYEntrega[]
  evaluaciones: readonly { estado: EstadoDeEvaluacion }[]
}

export function estadisticasDe({ publicaciones, tareas, evaluaciones }: Datos): Estadisticas {
  const realizadas = evaluaciones.filter(({ estado }) => isRealizada(estado)).length
  return {
    publicaciones,
    tareas: tareas.length,
    tareasPendientes: tareas.filter(({ estado }) => isPendiente(estado)).length,
    tareasCompletadas: tareas.filter((tarea) => !canHandIn(tarea)).length,
    evaluacionesPendientes: evaluaciones.length - realizadas,
    evaluacionesRealizadas: realizadas,
  }
}

/** What is due first comes first; what has no due date, last. */
export function porPlazo<T extends { fecha_entrega: string | null }>(cosas: readonly T[]): T[] {
  return cosas.toSorted((una, otra) => plazoDe(una) - plazoDe(otra))
}

const plazoDe = ({ fecha_entrega }: { fecha_entrega: string | null }) =>
  fecha_entrega === null ? Number.MAX_VALUE : Date.parse(fecha_entrega)
