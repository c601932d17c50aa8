import { admin } from '../admin'
import type { DeCatedra } from '../base/curso/seccion'
import { seccionesDe } from '../base/secciones'

export const secciones = seccionesDe<DeCatedra>(
  admin.pantallas.catedra.tabs,
  import.meta.glob('/src/areas/**/*-de-admin-seccion.tsx'),
)
