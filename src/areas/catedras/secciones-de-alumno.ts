import { alumno } from '../alumno'
import type { DeCatedraCursada } from '../base/curso/seccion'
import { seccionesDe } from '../base/secciones'

export const secciones = seccionesDe<DeCatedraCursada>(
  alumno.pantallas.catedra.tabs,
  import.meta.glob('/src/areas/**/*-de-alumno-seccion.tsx'),
)
