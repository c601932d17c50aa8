import { queryOptions } from '@tanstack/react-query'
import type { AQuienes } from '../../domain/tareas/asignar-al-crear'
import type { EdicionDeTarea } from '../../domain/tareas/tarea-nueva'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { claveDe } from '../base/clave-de'
import { catedraDe, porRol, type RolDeGestion } from '../base/curso/gestion'
import { removal } from '../papelera/deshacer'
import { refetchTareas } from './relectura'

/** The administrator names a task alone, a teacher with its course. */
const tareaDe = (rol: RolDeGestion, catedraId: number, id: number) =>
  rol === 'docente'
    ? api.docente.catedra({ id: catedraId }).tareas({ tareaId: id })
    : api.admin.tareas({ id })

const asignableDe = (rol: RolDeGestion, catedraId: number, id: number) =>
  rol === 'docente'
    ? api.docente.catedra({ id: catedraId })['tareas-maestras']({ tareaId: id })
    : api.admin.tareas({ id })

/** To whom a task is assigned; what the administrator reads of it says so too. */
const asignadosDe = {
  async docente(catedraId: number, tareaId: number) {
    const { assignments } = api.docente.catedra({ id: catedraId })['tareas-maestras']({ tareaId })
    return (await unwrap(assignments.get())).assignedAlumnoIds
  },
  async admin(_: number, id: number) {
    const { TareaAsignacion } = await unwrap(api.admin.tareas({ id }).get())
    return TareaAsignacion.map(({ alumnoId }) => alumnoId)
  },
}

const fallaDe = { docente: 'Error al eliminar la tarea.', admin: 'No se pudo eliminar la tarea.' }

/** A course's tasks, by whoever runs it. */
export const tareas = porRol((rol) => ({
  /** The call that takes a task's files. */
  direccionDeSubida: `/${rol}/upload/multimedia`,

  asignadosQuery: (catedraId: number, id: number) =>
    queryOptions({
      queryKey: claveDe(`${rol}/tareas/${id}/asignados`),
      queryFn: () => asignadosDe[rol](catedraId, id),
      staleTime: 0,
    }),

  /** A new one, or changes to one that there is. */
  saveTarea: (catedraId: number, id?: number) =>
    accion({
      mutationFn: (datos: EdicionDeTarea & { asignar?: AQuienes }) =>
        unwrap(
          id === undefined
            ? catedraDe(rol, catedraId).tareas.post(datos)
            : tareaDe(rol, catedraId, id).put(datos),
        ),
      exito: ({ message }) => message,
      refetch: () => refetchTareas(rol),
    }),

  removeTarea: (catedraId: number) =>
    removal(rol, 'TAREA', {
      mutationFn: (id: number) => unwrap(tareaDe(rol, catedraId, id).delete()),
      refetch: () => refetchTareas(rol),
      falla: fallaDe[rol],
    }),

  assignTarea: (catedraId: number, id: number) =>
    accion({
      mutationFn: (alumnoIds: number[]) => unwrap(asignableDe(rol, catedraId, id).assign.post({ alumnoIds })),
      exito: ({ message }) => message,
      refetch: () => refetchTareas(rol),
      falla: 'Error al asignar la tarea.',
    }),
}))
