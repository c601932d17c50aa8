import { seccion } from '../../shared/secciones'

/** What each tab of a course is given. */
export interface DeCatedra {
  catedraId: number
  /** The id of what one came here for: it is scrolled to and opened. */
  destacado: number | null
}

const FALLA = 'Error al cargar los datos de la cátedra'

/** The tabs of a course, each in a folder of its own, which comes when it is opened. */
export const secciones = [
  seccion<DeCatedra>({
    valor: 'tablon',
    texto: 'Tablón',
    falla: FALLA,
    cargar: () => import('./tablon/tablon'),
  }),
  seccion<DeCatedra>({
    valor: 'tareas',
    texto: 'Tareas',
    falla: FALLA,
    cargar: () => import('./tareas/tareas'),
  }),
  seccion<DeCatedra>({
    valor: 'evaluaciones',
    texto: 'Evaluaciones',
    falla: FALLA,
    cargar: () => import('./evaluaciones/evaluaciones'),
  }),
]
