import { type Leido, lectura } from '../../base/leer'

/** An id of either kind: a student's, or a contributor's. */
export const entregasDeAlumnoQuery = (id: number, alumnoId: number) =>
  lectura('docente/catedra/:id/alumnos/:alumnoId/entregas?', { id, alumnoId })

export type EvaluacionDeAlumno = Leido<'docente/catedra/:id/alumnos/:alumnoId/evaluaciones'>[number]

export const evaluacionesDeAlumnoQuery = (id: number, alumnoId: number) =>
  lectura('docente/catedra/:id/alumnos/:alumnoId/evaluaciones', { id, alumnoId })
