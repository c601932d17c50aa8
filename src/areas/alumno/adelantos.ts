import type { Adelantos } from '../shared/adelantos'
import type { rutas } from './rutas'

const PERFIL = 'alumnos/me'
const TAREAS = 'alumnos/me/tareas'
const EVALUACIONES = 'alumnos/me/evaluaciones'

/** What the screens of the area read as soon as they are there. */
export const adelantos: Adelantos<typeof rutas> = {
  panel: { siempre: [PERFIL, 'alumnos/me/dashboard'] },
  catedra: {
    siempre: [PERFIL, 'alumnos/me/catedras'],
    tab: { tablon: ['publicaciones/catedra/:id?limit=10'], tareas: [TAREAS], evaluaciones: [EVALUACIONES] },
    inicial: 'tablon',
  },
  tareas: { siempre: [PERFIL, TAREAS] },
  tarea: { siempre: [PERFIL, 'tareas/:id'] },
  evaluaciones: { siempre: [PERFIL, EVALUACIONES] },
  evaluacion: { siempre: [PERFIL, `${EVALUACIONES}/:id`] },
}
