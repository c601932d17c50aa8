import { esRutaDeAdmin } from '../areas/admin/rutas'
import { esRutaDeAlumno, redireccionDeAlumno } from '../areas/alumno/rutas'
import { esRutaDeDocente, redireccionDeDocente } from '../areas/docente/rutas'

export type Area = 'admin' | 'docente' | 'alumno'

const PUBLICA = /^\/($|pagina\/|creador\/|hoy\/?$|about\/?$|gamification\/?$)/
const CONSTRUIDO = /^\/(_astro\/.+|(favicon|icono)[^/]*\.(svg|png))$/
const NOMBRADO = /(?:href|src)="(\/[^"]+)"/g

/** The area that an address belongs to. Its shell stands for all of its screens: they differ in what they preload. */
export function areaDe(direccion: string): Area | null {
  if (esRutaDeAdmin(direccion)) return 'admin'
  if (esRutaDeDocente(direccion) || redireccionDeDocente(direccion)) return 'docente'
  if (esRutaDeAlumno(direccion) || redireccionDeAlumno(direccion)) return 'alumno'
  return null
}

/** What anybody may read, and so is worth keeping once it was read. */
export const esPublica = (direccion: string) => PUBLICA.test(direccion)

/** Files of the build: those under /_astro have a hash of their content in their name. */
export const esConstruido = (direccion: string) => CONSTRUIDO.test(direccion)

/** The built files that a page names. */
export const archivosDe = (html: string): string[] => [
  ...new Set([...html.matchAll(NOMBRADO)].map(([, direccion = '']) => direccion).filter(esConstruido)),
]
