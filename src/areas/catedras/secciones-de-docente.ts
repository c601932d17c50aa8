import type { DeCatedra } from '../base/curso/seccion'
import { seccionesDe } from '../base/secciones'
import { docente } from '../docente'

export const secciones = seccionesDe<DeCatedra>(
  docente.pantallas.catedra.tabs,
  import.meta.glob('/src/areas/**/*-de-docente-seccion.tsx'),
)
