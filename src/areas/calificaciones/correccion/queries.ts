import { lectura } from '../../base/leer'

export const distribucionQuery = (id: number, tareaId: number) =>
  lectura('docente/catedra/:id/tareas/:tareaId/distribucion', { id, tareaId })
