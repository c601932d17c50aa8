import { seccion } from '../../shared/secciones'

/** What every section of a course is given. */
export interface DeCatedra {
  catedraId: number
}

const FALLA = 'Error al cargar los detalles de la cátedra.'

/** The sections of a course, in their order: each in a folder of its own, which comes when it is opened. */
export const secciones = [
  seccion<DeCatedra>({
    valor: 'resumen',
    texto: 'Resumen',
    falla: FALLA,
    cargar: () => import('./resumen/resumen'),
  }),
  seccion<DeCatedra>({
    valor: 'tablon',
    texto: 'Tablón',
    falla: 'No se pudieron cargar las publicaciones del tablón.',
    cargar: () => import('./tablon/tablon'),
  }),
  seccion<DeCatedra>({
    valor: 'alumnos',
    texto: 'Alumnos',
    falla: FALLA,
    cargar: () => import('./alumnos/alumnos'),
  }),
  seccion<DeCatedra>({
    valor: 'planes',
    texto: 'Planes de clases',
    falla: 'No se pudieron cargar los planes de clases.',
    cargar: () => import('./planes/planes'),
  }),
  seccion<DeCatedra>({
    valor: 'tareas',
    texto: 'Tareas',
    falla: 'No se pudieron cargar las tareas.',
    cargar: () => import('./tareas/tareas'),
  }),
  seccion<DeCatedra>({
    valor: 'clases',
    texto: 'Clases',
    falla: 'Error al cargar los días de clase.',
    cargar: () => import('./clases/clases'),
  }),
  seccion<DeCatedra>({
    valor: 'asistencia',
    texto: 'Asistencia anual',
    falla: 'Error al cargar la asistencia anual.',
    cargar: () => import('./anual/anual'),
  }),
  seccion<DeCatedra>({
    valor: 'evaluaciones',
    texto: 'Evaluaciones',
    falla: FALLA,
    cargar: () => import('./evaluaciones/evaluaciones'),
  }),
]
