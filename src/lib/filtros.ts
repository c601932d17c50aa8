import { PAGINA_MAXIMA } from '../domain/paginas'
import { type Periodo, periodos } from '../domain/periodos'
import { type Rol, roles } from '../domain/roles'

export const ordenes = ['anio', 'nombre', 'valoracion'] as const
export type Orden = (typeof ordenes)[number]

export const etiquetaDeOrden: Record<Orden, string> = {
  anio: 'Año de nacimiento',
  nombre: 'Nombre',
  valoracion: 'Valoración',
}

export interface Filtros {
  q: string
  periodo: Periodo | null
  rol: Rol | null
  orden: Orden
  pagina: number
}

const MAX_BUSQUEDA = 200

/** Any address makes a valid view: what is not understood is left out. */
export function readFiltros(params: URLSearchParams): Filtros {
  const pagina = Number.parseInt(params.get('pagina') ?? '', 10)
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_BUSQUEDA),
    periodo: unoDe(periodos, params.get('periodo')?.trim().toUpperCase()),
    rol: unoDe(roles, params.get('rol')?.trim().toUpperCase()),
    orden: unoDe(ordenes, params.get('orden')?.trim().toLowerCase()) ?? 'anio',
    pagina: pagina > 0 ? Math.min(pagina, PAGINA_MAXIMA) : 1,
  }
}

/** The shortest address of a view. */
export function direccion({ q, periodo, rol, orden, pagina }: Filtros): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (periodo) params.set('periodo', periodo)
  if (rol) params.set('rol', rol)
  if (orden !== 'anio') params.set('orden', orden)
  if (pagina > 1) params.set('pagina', String(pagina))
  return params.size > 0 ? `/?${params}` : '/'
}

/** A page of the whole timeline, in a copy made of plain files. */
export const archivoDePagina = (pagina: number): string => (pagina > 1 ? `/pagina/${pagina}/` : '/')

export function reducen({ q, periodo, rol }: Filtros): boolean {
  return Boolean(q || periodo || rol)
}

/** What the API is asked about these filters. */
export function seleccion({ q, periodo, rol }: Filtros) {
  return { ...(q && { q }), ...(periodo && { period: periodo }), ...(rol && { role: rol }) }
}

function unoDe<T extends string>(lista: readonly T[], valor: string | undefined): T | null {
  return lista.find((uno) => uno === valor) ?? null
}
