import { conIds, destinoDe, esUnaDe, type Redireccion } from '../shared/direcciones'

/** Every address of the area, as the router writes them: the shell pages answer 404 to any other. */
export const rutas = {
  ingreso: '/alumno/login',
  panel: '/alumnos/dashboard',
  catedra: '/alumno/catedra/:id',
  perfil: '/alumno/profile/:id',
} as const

/** Where the two logins are offered. */
export const INGRESOS = '/login'

export const redirecciones: Redireccion[] = [
  { de: '/alumno', a: rutas.panel },
  { de: '/alumnos', a: rutas.panel },
  { de: '/alumno/dashboard', a: rutas.panel },
  { de: '/alumno/submit-tarea/:id', a: '/alumno/tarea/:id' },
  { de: '/realizar-evaluacion/:id', a: '/evaluacion/:id' },
]

export const esRutaDeAlumno = (direccion: string) => esUnaDe(rutas, direccion)
export const redireccionDeAlumno = (direccion: string) => destinoDe(redirecciones, direccion)

export const rutaDeCatedra = (id: number) => conIds(rutas.catedra, id)
export const rutaDePerfil = (id: number) => conIds(rutas.perfil, id)
