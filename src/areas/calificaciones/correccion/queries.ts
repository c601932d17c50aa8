import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../../base/consultas'
import type { Correccion } from '../../tareas/calificar/tipos'
import { nadaSiNoExiste, refetch } from '../../tareas/queries-de-docente'
import type { Entrega } from '../../tareas/tipos'

const tarea = (id: number, tareaId: number) => api.docente.catedra({ id }).tareas({ tareaId })

const fetchEntregas = (catedraId: number, tareaId: number) => unwrap(tarea(catedraId, tareaId).entregas.get())

/** All of one task's; null where there is no such task, or it is somebody else's. */
export const entregasQuery = (catedraId: number, tareaId: number) =>
  queryOptions({
    queryKey: ['docente', 'tareas', catedraId, tareaId, 'entregas'],
    queryFn: () => fetchEntregas(catedraId, tareaId).catch(nadaSiNoExiste),
  })

export const distribucionQuery = (catedraId: number, tareaId: number) =>
  queryOptions({
    queryKey: ['docente', 'tareas', catedraId, tareaId, 'distribucion'],
    queryFn: () => unwrap(tarea(catedraId, tareaId).distribucion.get()),
  })

const asignacion = (id: number) => api.docente.tareasAsignaciones({ id })

/** It is seen at once where it is graded; everything else that shows it follows. */
function onResolve({ tareaAsignacion }: { tareaAsignacion: Entrega }) {
  const { id, TareaMaestra } = tareaAsignacion
  const { queryKey } = entregasQuery(TareaMaestra.catedraId, TareaMaestra.id)
  queryClient.setQueryData(
    queryKey,
    (mesa) =>
      mesa && {
        ...mesa,
        entregas: mesa.entregas.map((una) => (una.id === id ? tareaAsignacion : una)),
      },
  )
  refetch()
}

export const correccion: Correccion = {
  quien: 'docente',
  falla: 'No se pudo guardar la calificación.',
  grade: {
    mutationFn: ({ id, puntos_obtenidos, comentario }) =>
      unwrap(asignacion(id).calificar.post({ puntos_obtenidos, comentario_docente: comentario })),
    onSuccess: (respuesta) => {
      toast.success('La entrega ha sido calificada exitosamente.', '¡Calificado!')
      onResolve(respuesta)
    },
  },
  sendBack: {
    mutationFn: ({ id, comentario_docente }) => unwrap(asignacion(id).devolver.post({ comentario_docente })),
    onSuccess: (respuesta) => {
      toast.success('Entrega devuelta. El alumno puede entregar otra vez.')
      onResolve(respuesta)
    },
  },
  refetch,
}
