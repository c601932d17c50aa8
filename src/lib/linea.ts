import { CREADORES_POR_PAGINA, type Creador } from '../domain/creadores'
import { muestras } from '../domain/muestras'
import type { Periodo } from '../domain/periodos'
import type { Grupo } from './cinta'
import { type Filtros, reducen, seleccion } from './filtros'

type Api = App.Locals['api']

export interface Resumen {
  total: number
  catalogo: number
  siglos: number
  roles: number
  periodos: { period: Periodo; total: number }[]
  decadas: Grupo[]
}

export interface VistaDeLinea {
  filtros: Filtros
  creadores: Creador[]
  paginas: number
  /** Of what the filters leave. */
  resumen: Resumen
  /** Of the whole catalogue. */
  catalogo: Resumen
  ejemplos: boolean
  /** The catalogue could not be read: these samples are not to be kept. */
  fallo: boolean
}

const orden = {
  anio: { sort: 'birth_year', order: 'asc' },
  nombre: { sort: 'name', order: 'asc' },
  valoracion: { sort: 'rating', order: 'desc' },
} as const

/** What the timeline shows for these filters; a page past the end is the last one. */
export async function cargarLinea(api: Api, pedidos: Filtros): Promise<VistaDeLinea> {
  const [resumen, catalogo] = await Promise.all([
    leerResumen(api, pedidos),
    reducen(pedidos) ? leerResumen(api) : null,
  ])
  if (!resumen || resumen.catalogo === 0) return vistaDeEjemplo(pedidos, !resumen)

  const paginas = Math.max(1, Math.ceil(resumen.total / CREADORES_POR_PAGINA))
  const filtros = { ...pedidos, pagina: Math.min(pedidos.pagina, paginas) }
  const { data } = await api.composers.get({
    query: {
      ...seleccion(filtros),
      ...orden[filtros.orden],
      group: 'period',
      page: filtros.pagina,
      limit: CREADORES_POR_PAGINA,
    },
  })
  if (!data) return vistaDeEjemplo(pedidos, true)
  return {
    filtros,
    creadores: data.data,
    paginas,
    resumen,
    catalogo: catalogo ?? resumen,
    ejemplos: false,
    fallo: false,
  }
}

async function leerResumen(api: Api, filtros?: Filtros): Promise<Resumen | null> {
  const { data } = await api.composers.summary.get({ query: filtros ? seleccion(filtros) : {} })
  return data
}

function vistaDeEjemplo(pedidos: Filtros, fallo: boolean): VistaDeLinea {
  const resumen = {
    total: muestras.length,
    catalogo: 0,
    siglos: 0,
    roles: 0,
    periodos: [...Map.groupBy(muestras, (muestra) => muestra.period)].map(([period, suyas]) => ({
      period,
      total: suyas.length,
    })),
    decadas: [],
  }
  const filtros: Filtros = { q: '', periodo: null, rol: null, orden: pedidos.orden, pagina: 1 }
  return { filtros, creadores: muestras, paginas: 1, resumen, catalogo: resumen, ejemplos: true, fallo }
}
