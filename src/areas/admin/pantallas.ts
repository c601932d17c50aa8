import type { rutas } from './rutas'

/** The module of the screen at each address: the router loads it, and the shell page names its files beforehand. */
export const pantallas = {
  ingreso: './login/login-screen.tsx',
  panel: './panel/panel-screen.tsx',
  aporte: './aportes/aporte-screen.tsx',
  remitidos: './aportes/remitidos-screen.tsx',
  creadores: './creadores/creadores-screen.tsx',
  creador: './creadores/creador-screen.tsx',
  correos: './correos/correos-screen.tsx',
  catedras: './catedras/catedras-screen.tsx',
  catedra: './catedra/catedra-screen.tsx',
  pagos: './pagos/pagos-screen.tsx',
  importarInscripciones: './importacion/importar-inscripciones-screen.tsx',
  generarEvaluacion: '../shared/evaluaciones/generador/generar-screen.tsx',
  evaluacionAMano: '../shared/evaluaciones/editor/nueva-screen.tsx',
  evaluacionDelCatalogo: '../shared/evaluaciones/generador/linea-screen.tsx',
  editarEvaluacion: '../shared/evaluaciones/editor/editar-screen.tsx',
  resultados: '../shared/evaluaciones/resultados/resultados-de-evaluacion-screen.tsx',
  alumnos: './alumnos/alumnos-screen.tsx',
  importarAlumnos: './importacion/importar-alumnos-screen.tsx',
  docentes: './docentes/docentes-screen.tsx',
  primerosPasos: './primeros-pasos/primeros-pasos-screen.tsx',
  auditoria: './auditoria/auditoria-screen.tsx',
  seguridad: './seguridad/seguridad-screen.tsx',
  institucion: './institucion/institucion-screen.tsx',
} as const satisfies Record<Exclude<keyof typeof rutas, 'inicio'>, string>

/** What the screens of some addresses load besides. */
export const partes = {
  catedra: ['./catedra/tareas/tareas.tsx', './catedra/evaluaciones.tsx', './catedra/tablon.tsx'],
} satisfies Partial<Record<keyof typeof pantallas, string[]>>
