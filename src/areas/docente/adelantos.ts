import type { Adelantos } from '../shared/adelantos'
import type { rutas } from './rutas'

const PERFIL = 'docente/me'
const CATEDRA = 'docente/me/catedra/:id'
const RESUMEN = 'docente/me/catedra/:id/resumen'
const PLANES = 'docente/me/catedra/:id/planes'
const DE_ALUMNO = 'docente/catedra/:id/alumnos/:alumnoId'
const DE_TAREA = 'docente/catedra/:id/tareas/:tareaId'
const EVALUACION = 'docente/evaluaciones/:evaluacionId'

/** What the screens of the area read as soon as they are there. */
export const adelantos: Adelantos<typeof rutas> = {
  panel: { siempre: [PERFIL, 'docente/me/catedras'] },
  corregir: { siempre: [PERFIL, 'docente/me/por-corregir'] },
  catedra: {
    siempre: [PERFIL, CATEDRA],
    inicial: 'resumen',
    tab: {
      resumen: [RESUMEN],
      tablon: ['publicaciones/catedra/:id?limit=10'],
      planes: [PLANES],
      tareas: ['docente/catedra/:id/tareas'],
      clases: ['docente/catedra/:id/diasclase'],
    },
  },
  tareaNueva: { siempre: [PERFIL, CATEDRA, PLANES] },
  tareaEditada: { siempre: [PERFIL, CATEDRA, PLANES, DE_TAREA] },
  correccion: { siempre: [PERFIL, `${DE_TAREA}/entregas`, `${DE_TAREA}/distribucion`] },
  calificaciones: { siempre: [PERFIL, 'docente/catedra/:id/calificaciones'] },
  alumno: { siempre: [PERFIL, `${DE_ALUMNO}/entregas`, `${DE_ALUMNO}/evaluaciones`] },
  evaluacion: { siempre: [PERFIL, CATEDRA, EVALUACION] },
  resultados: { siempre: [PERFIL, CATEDRA, `${EVALUACION}/resultados`] },
}
