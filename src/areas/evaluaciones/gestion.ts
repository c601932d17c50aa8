import { createContext, use } from 'react'
import type { EvaluacionCompleta, EvaluacionEnLista } from '../../../api/cursado/evaluaciones/esquemas'
import type { resultadosDeEvaluacion } from '../../../api/cursado/evaluaciones/resultados'
import type { DatosDeEvaluacion, EdicionDeEvaluacion } from '../../domain/evaluacion-nueva'
import type { limitesDelGenerador } from '../../domain/generador'
import type { PreguntaEscrita } from '../../domain/preguntas'

export type { EvaluacionCompleta, EvaluacionEnLista }
export type ResultadosDeEvaluacion = (typeof resultadosDeEvaluacion)['_output']

export interface Generada {
  message: string
  evaluation: { id: number; titulo: string; unidadPlanId: number | null; preguntas: PreguntaEscrita[] }
}

/** What the screens of evaluations know of their course. */
export interface Curso {
  id: number
  nombre: string
  CatedraAlumno: { alumnoId: number; Alumno: { nombre: string; apellido: string } }[]
  PlanDeClases: { id: number; titulo: string; UnidadPlan: { id: number; periodo: string }[] }[]
}

export interface Asignacion {
  alumnoIds: number[]
  fecha_entrega: string
}

/** What a teacher and the administrator do with evaluations: one set of screens, over each one's own calls. */
export interface Gestion {
  rol: keyof typeof limitesDelGenerador
  /** Null where there is no such course. */
  useCurso: (id: number) => Curso | null
  /** Reads anew what else shows evaluations. */
  refetchCurso: (id: number) => void
  read: (id: number) => Promise<EvaluacionCompleta>
  create: (catedraId: number, datos: DatosDeEvaluacion) => Promise<EvaluacionCompleta>
  edit: (id: number, cambios: EdicionDeEvaluacion) => Promise<EvaluacionCompleta>
  duplicate: (id: number) => Promise<EvaluacionCompleta>
  remove: (catedraId: number, id: number) => Promise<{ message: string }>
  asignadas: (
    catedraId: number,
    id: number,
  ) => Promise<{ assignedAlumnoIds: number[]; fecha_entrega: string | null }>
  assign: (catedraId: number, id: number, datos: Asignacion) => Promise<{ message: string }>
  generate: (catedraId: number, pedido: object, signal: AbortSignal) => Promise<Generada>
  resultados: (id: number) => Promise<ResultadosDeEvaluacion>
  /** Where the API gives an evaluation's files. */
  archivos: (id: number) => { csv: string; gift: string; txt: string }
  /** What is said where the server has no words of its own. */
  fallas: { remove: string; generate: string }
  /** The way back where there is no course. */
  inicio: { texto: string; ruta: string }
  rutas: {
    catedra: (catedraId: number) => string
    generate: (catedraId: number) => string
    aMano: (catedraId: number) => string
    delCatalogo: (catedraId: number) => string
    detalles: (catedraId: number, id: number) => string
    edit: (catedraId: number, id: number) => string
    resultados: (catedraId: number, id: number) => string
    /** Only a teacher reads what one student answered. */
    deAlumno?: (catedraId: number, alumnoId: number, id: number) => string
  }
}

export const ContextoDeGestion = createContext<Gestion | null>(null)

export function useGestion(): Gestion {
  const gestion = use(ContextoDeGestion)
  if (!gestion) throw new Error('Falta decir de quién es la gestión de evaluaciones.')
  return gestion
}
