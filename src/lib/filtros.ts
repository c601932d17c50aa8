import { PAGINA_MAXIMA } from '../domain/base/paginas'
import { sinInvisibles } from '../domain/base/texto'
import { type Periodo, periodos } from '../domain/creadores/periodos'
import { type Rol, roles } from '../domain/sesiones/roles'

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
  /** 'Vivía en'. */
  viviaEn: number | null
  /** Those of whom some datum wants confirming. */
  porConfirmar: boolean
  orden: Orden
  pagina: number
}

const MAX_BUSQUEDA = 200

/** Any address makes a valid view: what is not understood is left out. */
export function readFiltros(params: URLSearchParams): Filtros {
  return {
    q: sinInvisibles(params.get('q') ?? '')
      .trim()
      .slice(0, MAX_BUSQUEDA),
    periodo: unoDe(periodos, params.get('periodo')?.trim().toUpperCase()),
    rol: unoDe(roles, params.get('rol')?.trim().toUpperCase()),
    viviaEn: anioEn(params.get('vivia_en')),
    porConfirmar: params.get('por_confirmar')?.trim() === '1',
    orden: unoDe(ordenes, params.get('orden')?.trim().toLowerCase()) ?? 'anio',
    pagina: paginaEn(params),
  }
}

export function paginaEn(params: URLSearchParams): number {
  const pagina = Number.parseInt(params.get('pagina') ?? '', 10)
  return pagina > 0 ? Math.min(pagina, PAGINA_MAXIMA) : 1
}

/** The shortest address of a view. */
export function direccion({ q, periodo, rol, viviaEn, porConfirmar, orden, pagina }: Filtros): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (periodo) params.set('periodo', periodo)
  if (rol) params.set('rol', rol)
  if (viviaEn) params.set('vivia_en', String(viviaEn))
  if (porConfirmar) params.set('por_confirmar', '1')
  if (orden !== 'anio') params.set('orden', orden)
  if (pagina > 1) params.set('pagina', String(pagina))
  return params.size > 0 ? `/?${params}` : '/'
}

/** A page of the whole timeline, in a copy made of plain files. */
export const archivoDePagina = (pagina: number): string => (pagina > 1 ? `/pagina/${pagina}/` : '/')

export function reducen({ q, periodo, rol, viviaEn, porConfirmar }: Filtros): boolean {
  return Boolean(q || periodo || rol || viviaEn || porConfirmar)
}

/** What the API is asked about these filters. */
export function seleccion({ q, periodo, rol, viviaEn, porConfirmar }: Filtros) {
  return {
    ...(q && { q }),
    ...(periodo && { period: periodo }),
    ...(rol && { role: rol }),
    ...(viviaEn && { vivia_en: viviaEn }),
    ...(porConfirmar && { por_confirmar: true }),
  }
}

/** A year of four figures, up to 2100: while one is being written there is none. */
function anioEn(texto: string | null): number | null {
  const anio = /^\s*(\d{4})\s*$/.test(texto ?? '') ? Number(texto) : 0
  return anio > 0 && anio <= 2100 ? anio : null
}

function unoDe<T extends string>(lista: readonly T[], valor: string | undefined): T | null {
  return lista.find((uno) => uno === valor) ?? null
}
