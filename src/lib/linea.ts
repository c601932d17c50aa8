import { groupBy } from '../domain/base/grupos'
import type { CreadorHallado } from '../domain/creadores/creadores'
import { muestras } from '../domain/creadores/muestras'
import type { Periodo } from '../domain/creadores/periodos'
import type { Grupo } from './cinta'
import { type Filtros, seleccion } from './filtros'

type Api = App.Locals['api']

export interface Resumen {
  total: number
  siglos: number
  roles: number
  periodos: { period: Periodo; total: number }[]
  decadas: Grupo[]
}

export interface VistaDeLinea {
  filtros: Filtros
  creadores: CreadorHallado[]
  paginas: number
  /** Of what the filters leave. */
  resumen: Resumen
  /** Of the whole catalogue. */
  catalogo: Resumen
  /** Who agrees best with a search, or almost: on its first page. */
  mejor: { creador: CreadorHallado; casi: boolean } | null
  ejemplos: boolean
  /** The catalogue could not be read: these samples are not to be kept. */
  fallo: boolean
}

const orden = { anio: 'birth_year', nombre: 'name', valoracion: 'rating' } as const

/** What the timeline shows for these filters; a page past the end is the last one. */
export async function loadLinea(api: Api, pedidos: Filtros): Promise<VistaDeLinea> {
  const { data } = await api.composers.timeline.get({
    query: { ...seleccion(pedidos), sort: orden[pedidos.orden], page: pedidos.pagina },
  })
  if (!data || data.catalogo.total === 0) return vistaDeEjemplo(pedidos, !data)
  return {
    filtros: { ...pedidos, pagina: data.page },
    creadores: data.data,
    paginas: Math.max(1, data.totalPages),
    resumen: data.resumen,
    catalogo: data.catalogo,
    mejor: data.mejor,
    ejemplos: false,
    fallo: false,
  }
}

function vistaDeEjemplo(pedidos: Filtros, fallo: boolean): VistaDeLinea {
  const resumen = {
    total: muestras.length,
    siglos: 0,
    roles: 0,
    periodos: [...groupBy(muestras, (muestra) => muestra.period)].map(([period, suyas]) => ({
      period,
      total: suyas.length,
    })),
    decadas: [],
  }
  const filtros: Filtros = {
    q: '',
    periodo: null,
    rol: null,
    viviaEn: null,
    porConfirmar: false,
    orden: pedidos.orden,
    pagina: 1,
  }
  const vista = { filtros, creadores: muestras, paginas: 1, resumen, catalogo: resumen, mejor: null }
  return { ...vista, ejemplos: true, fallo }
}
