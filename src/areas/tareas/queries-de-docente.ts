import { queryOptions } from '@tanstack/react-query'
import type { EdicionDeTarea } from '../../domain/tarea-nueva'
import { type ApiError, api, unwrap } from '../../lib/api'
import { queryClient } from '../base/consultas'
import { toggleVisibilidad } from '../tablon/visibilidad'
import { cambio } from './cambio'

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

export function nadaSiNoExiste(error: ApiError): null {
  if (error.status === 404) return null
  throw error
}

/** A task stands in its course, on the board, in the plan and on the dashboard. */
export function refetch() {
  for (const queryKey of [['docente'], ['tablon'], ['publicacion']])
    void queryClient.invalidateQueries({ queryKey })
}

/** A new one, or changes to one that there is. */
export const saveTarea = (catedraId: number, id?: number) =>
  cambio({
    make: (datos: EdicionDeTarea) => {
      const { tareas } = api.docente.catedra({ id: catedraId })
      return unwrap(id === undefined ? tareas.post(datos) : tareas({ tareaId: id }).put(datos))
    },
    refetch,
  })

export const removeTarea = (catedraId: number) =>
  cambio({
    make: (tareaId: number) => unwrap(api.docente.catedra({ id: catedraId }).tareas({ tareaId }).delete()),
    refetch,
    falla: 'Error al eliminar la tarea.',
  })

const maestra = (catedraId: number, tareaId: number) =>
  api.docente.catedra({ id: catedraId })['tareas-maestras']({ tareaId })

export const asignadosQuery = (catedraId: number) => (tareaId: number) => ({
  queryKey: ['docente', 'tareas', catedraId, tareaId, 'asignados'],
  queryFn: async () => (await unwrap(maestra(catedraId, tareaId).assignments.get())).assignedAlumnoIds,
})

export const assignTarea = (catedraId: number) => (tareaId: number) =>
  cambio({
    make: (alumnoIds: number[]) => unwrap(maestra(catedraId, tareaId).assign.post({ alumnoIds })),
    refetch,
    falla: 'Error al asignar la tarea.',
  })

/** Of its post on the board. */
export const toggleEnTablon = toggleVisibilidad(refetch)
