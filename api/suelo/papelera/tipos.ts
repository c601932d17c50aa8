import type { TipoEnPapelera } from '../../../src/domain/papelera/papelera.ts'

/** Of each kind its table, and how the log calls it. */
export const cosas = {
  CATEDRA: { tabla: 'catedras', cosa: 'catedra' },
  PLAN: { tabla: 'planes_de_clases', cosa: 'plan' },
  UNIDAD: { tabla: 'unidades_plan', cosa: 'unidad' },
  DIA: { tabla: 'dias_clase', cosa: 'dia' },
  TAREA: { tabla: 'tareas_maestras', cosa: 'tarea' },
  EVALUACION: { tabla: 'evaluaciones', cosa: 'evaluacion' },
  PUBLICACION: { tabla: 'publicaciones', cosa: 'publicacion' },
  ALUMNO: { tabla: 'alumnos', cosa: 'alumno' },
  DOCENTE: { tabla: 'docentes', cosa: 'docente' },
  CREADOR: { tabla: 'creadores', cosa: 'creador' },
} as const satisfies Record<TipoEnPapelera, { tabla: string; cosa: string }>
