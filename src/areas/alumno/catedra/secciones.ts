import { lazy } from 'react'
import type { Seccion } from '../../shared/secciones'

/** What each tab of a course is given. */
export interface DeCatedra {
  catedraId: number
  /** The id of what one came here for: it is scrolled to and opened. */
  destacado: number | null
}

const FALLA = 'Error al cargar los datos de la cátedra'

/** The tabs of a course, each in a folder of its own, which comes when it is opened. */
export const secciones: Seccion<DeCatedra>[] = [
  { valor: 'tablon', texto: 'Tablón', falla: FALLA, Contenido: lazy(() => import('./tablon/tablon')) },
  { valor: 'tareas', texto: 'Tareas', falla: FALLA, Contenido: lazy(() => import('./tareas/tareas')) },
  {
    valor: 'evaluaciones',
    texto: 'Evaluaciones',
    falla: FALLA,
    Contenido: lazy(() => import('./evaluaciones/evaluaciones')),
  },
]
