import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'
import { nadaSiNoExiste } from '../base/fallas'
import { toggleVisibilidad } from '../tablon/visibilidad'
import { refetchTareas } from './relectura'

export const tareasQuery = (catedraId: number) =>
  queryOptions({
    queryKey: ['docente', 'tareas', catedraId],
    queryFn: () => unwrap(api.docente.catedra({ id: catedraId }).tareas.get()),
  })

const fetchTarea = (id: number, tareaId: number) =>
  unwrap(api.docente.catedra({ id }).tareas({ tareaId }).get())

/** Null where there is none, or it is somebody else's. */
export const tareaQuery = (catedraId: number, id: number) =>
  queryOptions({
    queryKey: ['docente', 'tareas', catedraId, id],
    queryFn: () => fetchTarea(catedraId, id).catch(nadaSiNoExiste),
  })

/** Of its post on the board. */
export const toggleEnTablon = toggleVisibilidad(() => refetchTareas('docente'))
