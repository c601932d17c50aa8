import { groupBy } from '../domain/base/grupos'
import { CREADORES_POR_PAGINA } from '../domain/creadores/creadores'
import { etiquetaDePeriodo, type Periodo } from '../domain/creadores/periodos'
import type { Orden } from './filtros'

export interface Grupo {
  period: Periodo
  decada: number | null
  total: number
}

/** A linear scale of years, in columns of so many each. */
export interface Escala {
  desde: number
  lapso: number
  columnas: number
}

export interface Columna {
  desde: number
  hasta: number
  /** Its place on the scale. */
  lugar: number
  total: number
  /** Of the whole catalogue, where the filters leave fewer. */
  deTodos: number
  /** Where the largest group begins; nothing where the filters leave nobody. */
  destino: string | undefined
  tramos: { period: Periodo; total: number }[]
}

/** The list that the ribbon jumps into: its order, and the address of each of its pages. */
export interface Lista {
  orden: Orden
  enlace: (pagina: number) => string
}

/** As many as fit on a desktop, each wide enough to be pointed at. */
const MAX_COLUMNAS = 52
/** Fewer would be too wide. */
const MIN_COLUMNAS = 12
const LAPSOS = [10, 20, 50, 100, 500, 1000]

/** From the first decade of the catalogue to the last, in decades or, where those are too many, in longer spans. */
export function escalaDe(catalogo: readonly Grupo[]): Escala | null {
  const anios = catalogo.flatMap(({ decada }) => decada ?? [])
  if (anios.length === 0) return null
  const [primero, ultimo] = [Math.min(...anios), Math.max(...anios)]
  const escalas = LAPSOS.map((lapso) => {
    const desde = inicio(primero, lapso)
    return { desde, lapso, columnas: (inicio(ultimo, lapso) - desde) / lapso + 1 }
  })
  const escala = escalas.find(({ columnas }) => columnas <= MAX_COLUMNAS) ?? (escalas.at(-1) as Escala)
  return { ...escala, columnas: Math.max(MIN_COLUMNAS, escala.columnas) }
}

/** The years of the catalogue: '1510–2009'. */
export function aniosDe(catalogo: readonly Grupo[]): string {
  const anios = catalogo.flatMap(({ decada }) => decada ?? [])
  return anios.length > 0 ? `${Math.min(...anios)}–${Math.max(...anios) + 9}` : ''
}

/** The histogram: the columns of the scale in which the catalogue has somebody. */
export function columnas(
  { desde: primero, lapso }: Escala,
  grupos: readonly Grupo[],
  catalogo: readonly Grupo[],
  lista: Lista,
): Columna[] {
  const enColumnas = <T extends Grupo>(todos: readonly T[]) =>
    groupBy(todos.filter(conDecada), ({ decada }) => inicio(decada ?? 0, lapso))
  const propiosDe = enColumnas(place(grupos, lista))
  const deTodos = [...enColumnas(catalogo)].sort(([una], [otra]) => una - otra)
  return deTodos.map(([desde, todos]) => {
    const propios = propiosDe.get(desde) ?? []
    const porPeriodo = groupBy(propios, (grupo) => grupo.period)
    return {
      desde,
      hasta: desde + lapso - 1,
      lugar: (desde - primero) / lapso,
      total: suma(propios),
      deTodos: suma(todos),
      destino: propios.toSorted((a, b) => b.total - a.total)[0]?.destino,
      tramos: [...porPeriodo].map(([period, suyos]) => ({ period, total: suma(suyos) })),
    }
  })
}

const MAX_ROTULOS = 6

/** The round years that stand under the ribbon, never so near that they touch on a phone. */
export function rotulosDe({ desde, lapso, columnas }: Escala): number[] {
  const anios = lapso * columnas
  const paso = [10, 20, 50, 100, 200, 500, 1000].find((cada) => anios / cada <= MAX_ROTULOS) ?? 5000
  const primero = Math.ceil(desde / paso) * paso
  return Array.from({ length: Math.ceil((desde + anios - primero) / paso) }, (_, i) => primero + i * paso)
}

/** Where each period begins, for the chips. */
export function destinosDePeriodo(periodos: readonly { period: Periodo; total: number }[], lista: Lista) {
  let posicion = 0
  return periodos.map(({ period, total }) => {
    const destino = `${enPagina(lista, posicion)}#${period}`
    posicion += total
    return { period, total, etiqueta: etiquetaDePeriodo[period], destino }
  })
}

/** The groups come in the order of the page, so a running sum says on which page each begins. */
function place(grupos: readonly Grupo[], lista: Lista) {
  let posicion = 0
  const primera = new Map<Periodo, number>()
  return grupos.map((grupo) => {
    const propia = posicion
    if (!primera.has(grupo.period)) primera.set(grupo.period, propia)
    posicion += grupo.total
    const porAnio = lista.orden === 'anio'
    const ancla = porAnio ? `${grupo.period}-${grupo.decada}` : grupo.period
    const lugar = porAnio ? propia : (primera.get(grupo.period) ?? propia)
    return { ...grupo, destino: `${enPagina(lista, lugar)}#${ancla}` }
  })
}

function enPagina(lista: Lista, posicion: number): string {
  return lista.enlace(Math.floor(posicion / CREADORES_POR_PAGINA) + 1)
}

const conDecada = (grupo: Grupo) => grupo.decada !== null
const inicio = (anio: number, lapso: number) => Math.floor(anio / lapso) * lapso
const suma = (grupos: readonly Grupo[]) => grupos.reduce((total, grupo) => total + grupo.total, 0)
