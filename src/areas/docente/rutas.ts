import { conIds, destinoDe, esUnaDe, type Redireccion, tieneIdInvalido } from '../shared/direcciones'

/** Every address of the area, as the router writes them: the shell page answers 404 to any other. */
export const rutas = {
  ingreso: '/docente/login',
  panel: '/docente/dashboard',
  catedra: '/docente/catedra/:id',
  calendario: '/docente/calendario',
  corregir: '/docente/corregir',
  perfil: '/docente/profile/:id',
  tareaNueva: '/docente/catedra/:id/tareas/create',
  tareaEditada: '/docente/catedra/:id/tareas/:tareaId/edit',
  correccion: '/docente/catedra/:id/tareas/:tareaId/correccion',
  calificaciones: '/docente/catedra/:id/calificaciones',
  alumno: '/docente/catedra/:id/alumno/:alumnoId',
  generarEvaluacion: '/docente/catedra/:id/generate-evaluation',
  crearEvaluacion: '/docente/catedra/:id/evaluations/create',
  evaluacionAMano: '/docente/catedra/:id/evaluations/a-mano',
  evaluacionDelCatalogo: '/docente/catedra/:id/evaluations/linea-de-tiempo',
  evaluacion: '/docente/catedra/:id/evaluation/:evaluacionId',
  editarEvaluacion: '/docente/catedra/:id/evaluation/:evaluacionId/editar',
  resultados: '/docente/catedra/:id/evaluation/:evaluacionId/resultados',
  resultadosDeAlumno: '/docente/catedra/:id/alumnos/:alumnoId/evaluaciones/:evaluacionId/results',
} as const

export const redirecciones: Redireccion[] = [
  { de: '/docente', a: rutas.panel },
  { de: '/docente/catedras/:id', a: rutas.catedra },
]

export const esRutaDeDocente = (direccion: string) => esUnaDe(rutas, direccion)
/** Its screen says so, and the answer still is a 404. */
export const esCatedraInvalida = (direccion: string) =>
  tieneIdInvalido([rutas.catedra, rutas.generarEvaluacion, rutas.crearEvaluacion], direccion)
export const redireccionDeDocente = (direccion: string) => destinoDe(redirecciones, direccion)

export const rutaDeCatedra = (id: number) => conIds(rutas.catedra, id)
export const rutaDePerfil = (id: number) => conIds(rutas.perfil, id)
export const rutaDeTareas = (catedraId: number) => `${rutaDeCatedra(catedraId)}?tab=tareas`
export const rutaDeTareaNueva = (catedraId: number) => conIds(rutas.tareaNueva, catedraId)
export const rutaDeTareaEditada = (catedraId: number, id: number) => conIds(rutas.tareaEditada, catedraId, id)
export const rutaDeCorreccion = (catedraId: number, id: number) => conIds(rutas.correccion, catedraId, id)
export const rutaDeCalificaciones = (catedraId: number) => conIds(rutas.calificaciones, catedraId)
export const rutaDeAlumno = (catedraId: number, id: number) => conIds(rutas.alumno, catedraId, id)
export const rutaDeEvaluacion = (catedraId: number, id: number) => conIds(rutas.evaluacion, catedraId, id)
