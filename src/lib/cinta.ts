import { CREADORES_POR_PAGINA } from '../domain/creadores'
import { etiquetaDePeriodo, type Periodo } from '../domain/periodos'
import type { Orden } from './filtros'

export interface Grupo {
  period: Periodo
  decada: number | null
  total: number
}

export interface Columna {
  desde: number
  hasta: number
  total: number
  /** Of the whole catalogue, where the filters leave fewer. */
  deTodos: number
  /** Where the largest group begins; nothing in an empty column. */
  destino: string | undefined
  tramos: { period: Periodo; total: number }[]
}

/** The list that the ribbon jumps into: its order, and the address of each of its pages. */
export interface Lista {
  orden: Orden
  enlace: (pagina: number) => string
}

/** As many as fit on a desktop with targets 24 pixels wide. */
const MAX_COLUMNAS = 42

/** The histogram: a column for each decade of the catalogue, or for each longer span when they are too many. */
export function columnas(grupos: readonly Grupo[], catalogo: readonly Grupo[], lista: Lista): Columna[] {
  const todos = catalogo.filter(conDecada)
  const anios = [10, 20, 50, 100, 500].find((lapso) => inicios(todos, lapso).length <= MAX_COLUMNAS) ?? 1000
  const deTodos = Map.groupBy(todos, (grupo) => inicio(grupo, anios))
  const propiosDe = Map.groupBy(place(grupos, lista).filter(conDecada), (grupo) => inicio(grupo, anios))
  return inicios(todos, anios).map((desde) => {
    const propios = propiosDe.get(desde) ?? []
    const porPeriodo = Map.groupBy(propios, (grupo) => grupo.period)
    return {
      desde,
      hasta: desde + anios - 1,
      total: suma(propios),
      deTodos: suma(deTodos.get(desde) ?? []),
      destino: propios.toSorted((a, b) => b.total - a.total)[0]?.destino,
      tramos: [...porPeriodo].map(([period, suyos]) => ({ period, total: suma(suyos) })),
    }
  })
}

/** The columns that carry their year: round ones first of all, never so near that they touch on a phone. */
export function rotuladasDe(barras: readonly Columna[]): Set<number> {
  const rotuladas = new Set<number>()
  let ultima = -Infinity
  for (const [i, { desde }] of barras.entries()) {
    const redonda = desde % 50 === 0
    if (i - ultima < (redonda ? 3 : 6)) continue
    rotuladas.add(i)
    ultima = i
  }
  return rotuladas
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
const inicio = (grupo: Grupo, anios: number) => Math.floor((grupo.decada ?? 0) / anios) * anios
const suma = (grupos: readonly Grupo[]) => grupos.reduce((total, grupo) => total + grupo.total, 0)

function inicios(grupos: readonly Grupo[], anios: number): number[] {
  return [...new Set(grupos.map((grupo) => inicio(grupo, anios)))].sort((a, b) => a - b)
}
