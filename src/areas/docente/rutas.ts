import { conIds, destinoDe, esUnaDe, type Redireccion } from '../shared/direcciones'

/** Every address of the area, as the router writes them: the shell page answers 404 to any other. */
export const rutas = {
  ingreso: '/docente/login',
  panel: '/docente/dashboard',
  catedra: '/docente/catedra/:id',
  calendario: '/docente/calendario',
  perfil: '/docente/profile/:id',
} as const

export const redirecciones: Redireccion[] = [
  { de: '/docente', a: rutas.panel },
  { de: '/docente/catedras/:id', a: rutas.catedra },
]

export const esRutaDeDocente = (direccion: string) => esUnaDe(rutas, direccion)
export const redireccionDeDocente = (direccion: string) => destinoDe(redirecciones, direccion)

export const rutaDeCatedra = (id: number) => conIds(rutas.catedra, id)
export const rutaDePerfil = (id: number) => conIds(rutas.perfil, id)
