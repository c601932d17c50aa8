import { seccionesDe } from '../base/secciones'
import { docente } from '../docente'

/** What every section of a course is given. */
export interface DeCatedra {
  catedraId: number
}

export const secciones = seccionesDe<DeCatedra>(
  docente.pantallas.catedra.tabs,
  import.meta.glob('/src/areas/**/*-de-docente-seccion.tsx'),
)
