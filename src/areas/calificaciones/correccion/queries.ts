import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

export const distribucionQuery = (catedraId: number, tareaId: number) =>
  queryOptions({
    queryKey: ['docente', 'tareas', catedraId, tareaId, 'distribucion'],
    queryFn: () => unwrap(api.docente.catedra({ id: catedraId }).tareas({ tareaId }).distribucion.get()),
  })
