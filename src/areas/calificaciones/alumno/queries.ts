import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { nadaSiNoExiste } from '../../base/fallas'

/** An id of either kind: a student's, or a contributor's. */
const alumnoDe = (id: number, alumnoId: number) => api.docente.catedra({ id }).alumnos({ alumnoId })

/** Null where nobody with that id is in the course. */
export const entregasDeAlumnoQuery = (catedraId: number, alumnoId: number) =>
  queryOptions({
    queryKey: ['docente', 'revision', catedraId, alumnoId, 'entregas'],
    queryFn: () => unwrap(alumnoDe(catedraId, alumnoId).entregas.get()).catch(nadaSiNoExiste),
  })

const fetchEvaluaciones = (catedraId: number, alumnoId: number) =>
  unwrap(alumnoDe(catedraId, alumnoId).evaluaciones.get())

export type EvaluacionDeAlumno = Awaited<ReturnType<typeof fetchEvaluaciones>>[number]

export const evaluacionesDeAlumnoQuery = (catedraId: number, alumnoId: number) =>
  queryOptions({
    queryKey: ['docente', 'revision', catedraId, alumnoId, 'evaluaciones'],
    queryFn: () => fetchEvaluaciones(catedraId, alumnoId),
  })
