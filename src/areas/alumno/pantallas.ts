import type { rutas } from './rutas'

/** The module of the screen at each address: the router loads it, and the shell page names its files beforehand. */
export const pantallas = {
  ingreso: './ingreso/ingreso-screen.tsx',
  panel: './panel/panel-screen.tsx',
  catedra: './catedra/catedra-screen.tsx',
  calendario: './calendario/calendario-screen.tsx',
  perfil: './perfil/perfil-screen.tsx',
  evaluaciones: './evaluaciones/evaluaciones-screen.tsx',
  evaluacion: './evaluaciones/evaluacion-screen.tsx',
  resultados: './evaluaciones/resultados-screen.tsx',
  tareas: './tareas/tareas-screen.tsx',
  tarea: './tareas/tarea-screen.tsx',
} as const satisfies Record<keyof typeof rutas, string>
