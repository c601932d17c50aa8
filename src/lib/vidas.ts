import { groupBy } from '../domain/base/grupos'
import { type Periodo, periodos } from '../domain/creadores/periodos'
import { type Barra, filasDe } from '../domain/creadores/vidas'
import { type Filtros, seleccion } from './filtros'

type Api = App.Locals['api']

interface Vida extends Barra {
  slug: string
  nombre: string
  anios: string
  period: Periodo
}

/** How wide a year is before anybody zooms, and how wide a letter of a name: in pixels. */
export const ANIO_PX = 2
const LETRA_PX = 6.75

/** So many years are free behind the last one: the ring of who lives is wider than its year. */
const ORILLA = 5

/** So many rows are drawn together; those far from what one sees need not be. */
const FILAS_POR_TROZO = 8
export const FILA_PX = 24

export interface Dibujada extends Vida {
  /** Its name would go past the end: it stands before where the life ends. */
  alFinal: boolean
  /** Whose contemporaries the others are. */
  elegida: boolean
}

export interface Trozo {
  filas: Dibujada[][]
}

export interface Banda {
  total: number
  dibujadas: number
  /** The years that the band covers. */
  desde: number
  hasta: number
  periodos: { period: Periodo; vidas: number; trozos: Trozo[] }[]
}

/** The picture of the lives that the filters leave, with `con` of that one's contemporaries; null where they can't be read. */
export async function loadBanda(api: Api, filtros: Filtros, con?: string): Promise<Banda | null> {
  const { data } = await api.composers.lives.get({ query: { ...seleccion(filtros), ...(con && { con }) } })
  if (!data) return null
  const { total, data: vidas } = data
  return { total, dibujadas: vidas.length, ...drawVidas(vidas, con) }
}

function drawVidas(vidas: Vida[], con?: string): Pick<Banda, 'desde' | 'hasta' | 'periodos'> {
  const desde = decada(vidas.reduce((menor, una) => Math.min(menor, una.desde), 2_100))
  const hasta = decada(vidas.reduce((mayor, una) => Math.max(mayor, una.hasta), 0) + ORILLA) + 10
  const dibujadas = vidas.map((una) => ({
    ...una,
    alFinal: una.desde + aniosDeNombre(una) > hasta,
    elegida: una.slug === con,
  }))
  const porPeriodo = groupBy(dibujadas, ({ period }) => period)
  return {
    desde,
    hasta,
    periodos: periodos.flatMap((period) => {
      const suyas = porPeriodo.get(period)
      return suyas ? [{ period, vidas: suyas.length, trozos: trozosDe(filasDe(suyas, lugarDe)) }] : []
    }),
  }
}

const decada = (anio: number) => Math.floor(anio / 10) * 10

const aniosDeNombre = ({ nombre }: Vida) => Math.ceil((nombre.length * LETRA_PX) / ANIO_PX)

/** What a life takes of its row, with its name. */
function lugarDe(vida: Dibujada) {
  const { desde, hasta, alFinal } = vida
  const anios = aniosDeNombre(vida)
  return alFinal
    ? { min: Math.min(desde, hasta - anios), max: hasta }
    : { min: desde, max: Math.max(hasta, desde + anios) }
}

const trozosDe = (filas: Dibujada[][]): Trozo[] =>
  Array.from({ length: Math.ceil(filas.length / FILAS_POR_TROZO) }, (_, i) => ({
    filas: filas.slice(i * FILAS_POR_TROZO, (i + 1) * FILAS_POR_TROZO),
  }))

/** Where a year lies in a band, in hundredths of its width. */
export const lugarEn = ({ desde, hasta }: Pick<Banda, 'desde' | 'hasta'>, anio: number): string =>
  `${Number((((anio - desde) / (hasta - desde)) * 100).toFixed(3))}%`

/** The years that stand on the axis. */
export function marcasDe({ desde, hasta }: Pick<Banda, 'desde' | 'hasta'>): number[] {
  const paso = hasta - desde > 1_000 ? 100 : hasta - desde > 200 ? 50 : 10
  const primera = Math.ceil(desde / paso) * paso
  return Array.from({ length: Math.floor((hasta - primera) / paso) + 1 }, (_, i) => primera + i * paso)
}
