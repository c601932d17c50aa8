import type { EvaluacionCompleta, EvaluacionEnLista } from '../../../api/cursado/evaluaciones/esquemas'
import type { resultadosDeEvaluacion } from '../../../api/cursado/evaluaciones/resultados'

export type { EvaluacionCompleta, EvaluacionEnLista }
export type ResultadosDeEvaluacion = (typeof resultadosDeEvaluacion)['_output']

/** What the screens of evaluations know of their course. */
export interface Curso {
  id: number
  nombre: string
  cerrada: boolean
  CatedraAlumno: { alumnoId: number; Alumno: { nombre: string; apellido: string; email: string } }[]
  PlanDeClases: { id: number; titulo: string; UnidadPlan: { id: number; periodo: string }[] }[]
}
