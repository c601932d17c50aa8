import type { rutas } from './rutas'

/** The module of the screen at each address: the router loads it, and the shell page names its files beforehand. */
export const pantallas = {
  ingreso: './ingreso/ingreso-screen.tsx',
  panel: './panel/panel-screen.tsx',
  catedra: './catedra/catedra-screen.tsx',
  calendario: './calendario/calendario-screen.tsx',
  corregir: './corregir/corregir-screen.tsx',
  perfil: './perfil/perfil-screen.tsx',
  tareaNueva: './tareas/tarea-nueva-screen.tsx',
  tareaEditada: './tareas/tarea-editada-screen.tsx',
  correccion: './correccion/correccion-screen.tsx',
  calificaciones: './calificaciones/calificaciones-screen.tsx',
  alumno: './alumno/alumno-screen.tsx',
  generarEvaluacion: '../shared/evaluaciones/generador/generar-screen.tsx',
  crearEvaluacion: '../shared/evaluaciones/generador/crear-screen.tsx',
  evaluacionAMano: '../shared/evaluaciones/editor/nueva-screen.tsx',
  evaluacionDelCatalogo: '../shared/evaluaciones/generador/linea-screen.tsx',
  evaluacion: '../shared/evaluaciones/detalles-screen.tsx',
  editarEvaluacion: '../shared/evaluaciones/editor/editar-screen.tsx',
  resultados: '../shared/evaluaciones/resultados/resultados-de-evaluacion-screen.tsx',
  resultadosDeAlumno: './evaluaciones/resultados-de-alumno-screen.tsx',
} as const satisfies Record<keyof typeof rutas, string>

const formularioDeTarea = [
  '../shared/tareas/formulario/formulario-de-tarea.tsx',
  '../../ui/rich-text/editor.tsx',
]

/** What the screens of some addresses load besides. */
export const partes = {
  tareaNueva: formularioDeTarea,
  tareaEditada: formularioDeTarea,
} satisfies Partial<Record<keyof typeof pantallas, string[]>>
