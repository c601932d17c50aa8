import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { nadaSiNoExiste } from '../../tareas/queries-de-docente'

const pedirPlanilla = (id: number) => unwrap(api.docente.catedra({ id }).calificaciones.get())

export type Planilla = Awaited<ReturnType<typeof pedirPlanilla>>
export type Fila = Planilla['alumnos'][number]

/** Null where there is no such course, or it is somebody else's. */
export const planillaQuery = (catedraId: number) =>
  queryOptions({
    queryKey: ['docente', 'calificaciones', catedraId],
    queryFn: () => pedirPlanilla(catedraId).catch(nadaSiNoExiste),
  })
