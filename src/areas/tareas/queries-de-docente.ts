import { lectura } from '../base/leer'
import { refetchTareas } from './relectura'
import { toggleVisibilidad } from './visibilidad-en-tablon'

export const tareasQuery = (id: number) => lectura('docente/catedra/:id/tareas', { id })

export const tareaQuery = (id: number, tareaId: number) =>
  lectura('docente/catedra/:id/tareas/:tareaId?', { id, tareaId })

/** Of its post on the board. */
export const toggleEnTablon = toggleVisibilidad(() => refetchTareas('docente'))
