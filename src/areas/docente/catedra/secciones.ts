import { lazy } from 'react'
import type { Seccion } from '../../shared/secciones'

/** What every section of a course is given. */
export interface DeCatedra {
  catedraId: number
}

const FALLA = 'Error al cargar los detalles de la cátedra.'

/** The sections of a course, in their order: each in a folder of its own, which comes when it is opened. */
export const secciones: Seccion<DeCatedra>[] = [
  { valor: 'resumen', texto: 'Resumen', falla: FALLA, Contenido: lazy(() => import('./resumen/resumen')) },
  {
    valor: 'tablon',
    texto: 'Tablón',
    falla: 'No se pudieron cargar las publicaciones del tablón.',
    Contenido: lazy(() => import('./tablon/tablon')),
  },
  { valor: 'alumnos', texto: 'Alumnos', falla: FALLA, Contenido: lazy(() => import('./alumnos/alumnos')) },
  {
    valor: 'planes',
    texto: 'Planes de clases',
    falla: 'No se pudieron cargar los planes de clases.',
    Contenido: lazy(() => import('./planes/planes')),
  },
  {
    valor: 'tareas',
    texto: 'Tareas',
    falla: 'No se pudieron cargar las tareas.',
    Contenido: lazy(() => import('./tareas/tareas')),
  },
  {
    valor: 'clases',
    texto: 'Clases',
    falla: 'Error al cargar los días de clase.',
    Contenido: lazy(() => import('./clases/clases')),
  },
  {
    valor: 'asistencia',
    texto: 'Asistencia anual',
    falla: 'Error al cargar la asistencia anual.',
    Contenido: lazy(() => import('./anual/anual')),
  },
  {
    valor: 'evaluaciones',
    texto: 'Evaluaciones',
    falla: FALLA,
    Contenido: lazy(() => import('./evaluaciones/evaluaciones')),
  },
]
