import { conIds, destinoDe, esUnaDe, type Redireccion, tieneIdInvalido } from '../shared/direcciones'

/** Every address of the area, as the router writes them: the shell pages answer 404 to any other. */
export const rutas = {
  ingreso: '/alumno/login',
  panel: '/alumnos/dashboard',
  catedra: '/alumno/catedra/:id',
  calendario: '/alumno/calendario',
  perfil: '/alumno/profile/:id',
  evaluaciones: '/my-evaluations',
  evaluacion: '/evaluacion/:id',
  resultados: '/alumno/catedra/:id/evaluaciones/:evaluacionId/results',
  tareas: '/alumno/tareas',
  tarea: '/alumno/tarea/:id',
} as const

/** Where the two logins are offered. */
export const INGRESOS = '/login'

export const redirecciones: Redireccion[] = [
  { de: '/alumno', a: rutas.panel },
  { de: '/alumnos', a: rutas.panel },
  { de: '/alumno/dashboard', a: rutas.panel },
  { de: '/alumno/submit-tarea/:id', a: rutas.tarea },
  { de: '/realizar-evaluacion/:id', a: rutas.evaluacion },
]

export const esRutaDeAlumno = (direccion: string) => esUnaDe(rutas, direccion)
/** Its screen says so, and the answer still is a 404. */
export const esCatedraInvalida = (direccion: string) => tieneIdInvalido([rutas.catedra], direccion)

export const redireccionDeAlumno = (direccion: string) => destinoDe(redirecciones, direccion)

export const rutaDeCatedra = (id: number) => conIds(rutas.catedra, id)
export const rutaDePerfil = (id: number) => conIds(rutas.perfil, id)
export const rutaDeEvaluacion = (id: number) => conIds(rutas.evaluacion, id)
export const rutaDeResultados = (catedraId: number, id: number) => conIds(rutas.resultados, catedraId, id)
export const rutaDeTarea = (id: number) => conIds(rutas.tarea, id)
