import { admin } from '../admin'
import { seccionesDe } from '../base/secciones'

/** What every section of a course is given. */
export interface DeCatedra {
  catedraId: number
}

export const secciones = seccionesDe<DeCatedra>(
  admin.pantallas.catedra.tabs,
  import.meta.glob('/src/areas/**/*-de-admin-seccion.tsx'),
)
