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
  catedra: '/admin/catedras/:id',
  pagos: '/admin/catedras/:id/pagos',
  importarInscripciones: '/admin/catedras/:id/importar',
  alumnos: '/admin/alumnos',
  importarAlumnos: '/admin/alumnos/importar',
  docentes: '/admin/docentes',
} as const

const patrones = Object.values(rutas).map(
  (ruta) => new RegExp(`^${ruta.replace(':id', '[1-9]\\d{0,15}')}/?$`),
)

export function esRutaDeAdmin(direccion: string): boolean {
  return patrones.some((patron) => patron.test(direccion))
}

export const moduloAcademico = `${rutas.panel}?tab=academico`

const conId = (ruta: string) => (id: number) => ruta.replace(':id', String(id))

export const rutaDeAporte = conId(rutas.aporte)
export const rutaDeCreador = conId(rutas.creador)
export const rutaDeCatedra = conId(rutas.catedra)
export const rutaDePagos = conId(rutas.pagos)
export const rutaDeImportarInscripciones = conId(rutas.importarInscripciones)
