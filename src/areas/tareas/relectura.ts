import { queryClient } from '../base/consultas'
import type { RolDeGestion } from '../base/curso/gestion'

/** A task stands in its course, on the board, in the plan, on the dashboard and in the counts. */
const seReleeDe = {
  docente: [['docente'], ['tablon'], ['publicacion']],
  admin: [['catedras'], ['tareas'], ['tablon'], ['publicacion'], ['cifras']],
}

export function refetchTareas(rol: RolDeGestion) {
  for (const queryKey of seReleeDe[rol]) void queryClient.invalidateQueries({ queryKey })
}
