import type { EdicionDeTarea } from '../../domain/tarea-nueva'
import { api, unwrap } from '../../lib/api'
import { queryClient } from '../base/consultas'
import { cifrasQuery } from '../tableros/queries-de-admin'
import { cambio } from './cambio'

/** A task stands in its course, on the board and in the counts. */
function releer() {
  for (const queryKey of [['catedras'], ['tareas'], ['tablon'], ['publicacion'], cifrasQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey })
}

/** A new one, or changes to one that there is. */
export const guardarTarea = (catedraId: number, id?: number) =>
  cambio({
    hacer: (datos: EdicionDeTarea) =>
      unwrap(
        id === undefined
          ? api.admin.catedras({ id: catedraId }).tareas.post(datos)
          : api.admin.tareas({ id }).put(datos),
      ),
    releer,
  })

export const eliminarTarea = cambio({
  hacer: (id: number) => unwrap(api.admin.tareas({ id }).delete()),
  releer,
  falla: 'No se pudo eliminar la tarea.',
})

export const asignadosQuery = (id: number) => ({
  queryKey: ['tareas', 'asignados', id],
  queryFn: async () => {
    const { TareaAsignacion } = await unwrap(api.admin.tareas({ id }).get())
    return TareaAsignacion.map(({ alumnoId }) => alumnoId)
  },
})

export const asignarTarea = (id: number) =>
  cambio({
    hacer: (alumnoIds: number[]) => unwrap(api.admin.tareas({ id }).assign.post({ alumnoIds })),
    releer,
    falla: 'Error al asignar la tarea.',
  })
