import { admin } from '../areas/admin'
import { alumno } from '../areas/alumno'
import { llegadaA, type PantallaDeArea } from '../areas/base/area'
import { docente } from '../areas/docente'

const areas = { admin, docente, alumno }
export type Area = keyof typeof areas

const PUBLICA =
  /^\/($|pagina\/|creador\/|ayuda(\/|$)|hoy\/?$|about\/?$|que-falta\/?$|vidas\/?$|gamification\/?$)/
const DURADERO = /^\/(_astro\/.+|(favicon|icono)[^/]*\.png|api\/institucion\/[\w.]+\?v=\w+)$/
const NOMBRADO = /(?:href|src)="(\/[^"]+)"/g

/** The area that an address belongs to. Its shell stands for all of its screens: they differ in what they preload. */
export function areaDe(direccion: string): Area | null {
  const cuales = Object.keys(areas) as Area[]
  return cuales.find((area) => belongsTo(areas[area], direccion)) ?? null
}

function belongsTo(area: (typeof areas)[Area], direccion: string): boolean {
  const llegada = llegadaA(area, direccion)
  return llegada !== null && ('destino' in llegada || llegada.estado === 200)
}

/** The pages that tell of an area's screens. */
export function ayudasDe(area: Area): string[] {
  const pantallas: PantallaDeArea[] = Object.values(areas[area].pantallas)
  const ayudas = pantallas.flatMap(({ ayuda = '', tabs = [] }) => [
    ayuda,
    ...tabs.map((tab) => tab.ayuda ?? ''),
  ])
  return [...new Set(ayudas.filter(Boolean).map((una) => `/ayuda/${una.replace(/#.*/, '')}`))]
}

/** What anybody may read, and so is worth keeping once it was read. */
export const isPublica = (direccion: string) => PUBLICA.test(direccion)

/**
 * Files that don't change under their address: those of the build, and the institution's colour and logo, which the
 * API gives.
 */
export const isDuradero = (direccion: string) => DURADERO.test(direccion)

/** Those that a page names. */
export const archivosDe = (html: string): string[] => [
  ...new Set([...html.matchAll(NOMBRADO)].map(([, direccion = '']) => direccion).filter(isDuradero)),
]

export const isPagina = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') ?? false
