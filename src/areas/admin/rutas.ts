/** Every address of the area, as the router writes them: the shell page answers 404 to any other. */
export const rutas = {
  inicio: '/admin',
  ingreso: '/admin/login',
  panel: '/admin/dashboard',
  aporte: '/admin/aportes/:id',
  creadores: '/admin/creadores',
  creador: '/admin/creadores/:id',
  correos: '/admin/correos',
  catedras: '/admin/catedras',
  alumnos: '/admin/alumnos',
} as const

const patrones = Object.values(rutas).map(
  (ruta) => new RegExp(`^${ruta.replace(':id', '[1-9]\\d{0,15}')}/?$`),
)

export function esRutaDeAdmin(direccion: string): boolean {
  return patrones.some((patron) => patron.test(direccion))
}

export const moduloAcademico = `${rutas.panel}?tab=academico`
export const rutaDeAporte = (id: number) => rutas.aporte.replace(':id', String(id))
export const rutaDeCreador = (id: number) => rutas.creador.replace(':id', String(id))
