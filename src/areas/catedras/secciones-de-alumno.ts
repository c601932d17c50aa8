import { alumno } from '../alumno'
import { seccionesDe } from '../base/secciones'

/** What every section of a course is given. */
export interface DeCatedra {
  catedraId: number
  /** The id of what one came here for: it is scrolled to and opened. */
  destacado: number | null
}

export const secciones = seccionesDe<DeCatedra>(
  alumno.pantallas.catedra.tabs,
  import.meta.glob('/src/areas/**/*-de-alumno-seccion.tsx'),
)
