import type { MarkdownInstance } from 'astro'
import indice from '../../docs/ayuda/indice.json'

const escritos = import.meta.glob<MarkdownInstance<object>>('/docs/ayuda/*/*.md', { eager: true })

export type RolDeAyuda = keyof typeof indice

const roles: Record<RolDeAyuda, string> = {
  visitante: 'Para quien visita',
  alumno: 'Para alumnos',
  docente: 'Para docentes',
  administracion: 'Para la administración',
}

interface Titulo {
  texto: string
  ruta: string
}

export interface Articulo extends Titulo {
  titulos: Titulo[]
  Content: MarkdownInstance<object>['Content']
}

/** The help of each role, in the order in which it is read. */
export const listAyuda = () => (Object.keys(roles) as RolDeAyuda[]).map(ayudaDe)

export function findAyuda(rol: string | undefined) {
  return rol !== undefined && Object.hasOwn(roles, rol) ? ayudaDe(rol as RolDeAyuda) : undefined
}

const ayudaDe = (rol: RolDeAyuda) => ({
  texto: roles[rol],
  ruta: `/ayuda/${rol}`,
  hoja: `/ayuda/hoja/${rol}`,
  articulos: indice[rol].map((nombre) => articuloDe(rol, nombre)),
})

function articuloDe(rol: RolDeAyuda, nombre: string): Articulo {
  const { Content, getHeadings } = escritos[`/docs/ayuda/${rol}/${nombre}.md`] as (typeof escritos)[string]
  const ruta = `/ayuda/${rol}/${nombre}`
  const [titulo, ...titulos] = getHeadings()
  return {
    texto: titulo?.text ?? '',
    ruta,
    titulos: titulos.map(({ text, slug }) => ({ texto: text, ruta: `${ruta}#${slug}` })),
    Content,
  }
}
