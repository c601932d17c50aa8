import { conIds, destinoDe, esUnaDe, type Redireccion } from '../shared/direcciones'

/** Every address of the area, as the router writes them: the shell page answers 404 to any other. */
export const rutas = {
  ingreso: '/docente/login',
  panel: '/docente/dashboard',
  catedra: '/docente/catedra/:id',
  calendario: '/docente/calendario',
  perfil: '/docente/profile/:id',
  tareaNueva: '/docente/catedra/:id/tareas/create',
  tareaEditada: '/docente/catedra/:id/tareas/:tareaId/edit',
  correccion: '/docente/catedra/:id/tareas/:tareaId/correccion',
  calificaciones: '/docente/catedra/:id/calificaciones',
  alumno: '/docente/catedra/:id/alumno/:alumnoId',
} as const

export const redirecciones: Redireccion[] = [
  { de: '/docente', a: rutas.panel },
  { de: '/docente/catedras/:id', a: rutas.catedra },
]

export const esRutaDeDocente = (direccion: string) => esUnaDe(rutas, direccion)
export const redireccionDeDocente = (direccion: string) => destinoDe(redirecciones, direccion)

export const rutaDeCatedra = (id: number) => conIds(rutas.catedra, id)
export const rutaDePerfil = (id: number) => conIds(rutas.perfil, id)
export const rutaDeTareas = (catedraId: number) => `${rutaDeCatedra(catedraId)}?tab=tareas`
export const rutaDeTareaNueva = (catedraId: number) => conIds(rutas.tareaNueva, catedraId)
export const rutaDeTareaEditada = (catedraId: number, id: number) => conIds(rutas.tareaEditada, catedraId, id)
export const rutaDeCorreccion = (catedraId: number, id: number) => conIds(rutas.correccion, catedraId, id)
export const rutaDeCalificaciones = (catedraId: number) => conIds(rutas.calificaciones, catedraId)
export const rutaDeAlumno = (catedraId: number, id: number) => conIds(rutas.alumno, catedraId, id)
