import type { Creador } from '../domain/creadores/creadores'
import { type Falta, faltasDeCreador } from '../domain/creadores/fuentes'
import { paginaEn } from './filtros'

type Api = App.Locals['api']

interface QueFalta {
  creadores: { creador: Creador; faltas: Falta[] }[]
  /** The number of the first. */
  desde: number
  total: number
  pagina: number
  paginas: number
}

const POR_PAGINA = 100

/** Of whom something is missing, by name; a page past the end is the last one. Null where it can't be read. */
export async function loadQueFalta(api: Api, hoy: number, params: URLSearchParams): Promise<QueFalta | null> {
  const hallada = await read(api, hoy, paginaEn(params))
  if (!hallada || hallada.pagina <= hallada.paginas || hallada.total === 0) return hallada
  return read(api, hoy, hallada.paginas)
}

async function read(api: Api, hoy: number, page: number): Promise<QueFalta | null> {
  const query = { por_confirmar: true, page, limit: POR_PAGINA, sort: 'name' } as const
  const { data } = await api.composers.get({ query })
  if (!data) return null
  return {
    creadores: data.data.map((creador) => ({ creador, faltas: faltasDeCreador(creador, hoy) })),
    desde: (data.page - 1) * POR_PAGINA + 1,
    total: data.total,
    pagina: data.page,
    paginas: data.totalPages,
  }
}
