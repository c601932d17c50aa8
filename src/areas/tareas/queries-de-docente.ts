import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { EdicionDeTarea } from '../../domain/tarea-nueva'
import { type ApiError, api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { avisarFalla } from '../base/fallas'
import { cambio } from './cambio'

export const tareasQuery = (catedraId: number) =>
  queryOptions({
    queryKey: ['docente', 'tareas', catedraId],
    queryFn: () => unwrap(api.docente.catedra({ id: catedraId }).tareas.get()),
  })

const pedirTarea = (id: number, tareaId: number) =>
  unwrap(api.docente.catedra({ id }).tareas({ tareaId }).get())

/** Null where there is none, or it is somebody else's. */
export const tareaQuery = (catedraId: number, id: number) =>
  queryOptions({
    queryKey: ['docente', 'tareas', catedraId, id],
    queryFn: () => pedirTarea(catedraId, id).catch(nadaSiNoExiste),
  })

export function nadaSiNoExiste(error: ApiError): null {
  if (error.status === 404) return null
  throw error
}

/** A task stands in its course, on the board, in the plan and on the dashboard. */
export function releer() {
  for (const queryKey of [['docente'], ['tablon'], ['publicacion']])
    void queryClient.invalidateQueries({ queryKey })
}

/** A new one, or changes to one that there is. */
export const guardarTarea = (catedraId: number, id?: number) =>
  cambio({
    hacer: (datos: EdicionDeTarea) => {
      const { tareas } = api.docente.catedra({ id: catedraId })
      return unwrap(id === undefined ? tareas.post(datos) : tareas({ tareaId: id }).put(datos))
    },
    releer,
  })

export const eliminarTarea = (catedraId: number) =>
  cambio({
    hacer: (tareaId: number) => unwrap(api.docente.catedra({ id: catedraId }).tareas({ tareaId }).delete()),
    releer,
    falla: 'Error al eliminar la tarea.',
  })

const maestra = (catedraId: number, tareaId: number) =>
  api.docente.catedra({ id: catedraId })['tareas-maestras']({ tareaId })

export const asignadosQuery = (catedraId: number) => (tareaId: number) => ({
  queryKey: ['docente', 'tareas', catedraId, tareaId, 'asignados'],
  queryFn: async () => (await unwrap(maestra(catedraId, tareaId).assignments.get())).assignedAlumnoIds,
})

export const asignarTarea = (catedraId: number) => (tareaId: number) =>
  cambio({
    hacer: (alumnoIds: number[]) => unwrap(maestra(catedraId, tareaId).assign.post({ alumnoIds })),
    releer,
    falla: 'Error al asignar la tarea.',
  })

/** Of its post on the board. */
export const alternarVisibilidad = mutationOptions({
  mutationFn: (publicacionId: number) =>
    unwrap(api.publicaciones({ id: publicacionId })['toggle-visibility'].put()),
  onSuccess: ({ visibleToStudents }) => {
    toast.success(visibleToStudents ? 'Publicada en el tablón.' : 'Oculta en el tablón.')
    releer()
  },
  onError: avisarFalla('No se pudo cambiar la publicación.'),
})
