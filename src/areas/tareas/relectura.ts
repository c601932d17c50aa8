import type { RolDeGestion } from '../base/curso/gestion'
import { CIFRAS, readAgain } from '../base/leer'

/** A task stands in its course, on the board, in the plan, on the dashboard and in the counts. */
const seReleeDe = {
  docente: ['docente', 'alumnos'],
  admin: ['admin/catedras', 'admin/tareas', 'admin/tareasAsignaciones', ...CIFRAS],
}

export const refetchTareas = (rol: RolDeGestion) => void readAgain('publicaciones', ...seReleeDe[rol])
