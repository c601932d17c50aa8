import { sigloDe } from '../../../src/domain/base/fechas.ts'
import type { Creador, CreadorHallado } from '../../../src/domain/creadores/creadores.ts'
import type { Limites } from '../../../src/domain/creadores/edtf.ts'
import { coincidenciaDe } from '../../../src/domain/creadores/otros-nombres.ts'
import { type Periodo, periodos } from '../../../src/domain/creadores/periodos.ts'
import { CASI } from '../../../src/domain/creadores/relevancia.ts'
import { roles } from '../../../src/domain/sesiones/roles.ts'
import type { Busqueda, Hallazgo } from './busqueda.ts'
import type { ConsultaCompleta, Filtros } from './consultas.ts'
import type { Fichas } from './ficha.ts'
import { type Indice, type Ordenes, posicionesDe, SIN_ANIO } from './indice.ts'
import type { Grupos } from './relevancia.ts'
import type { createVidas, Vidas } from './vidas.ts'

/** The published creators that pass some filters. */
interface Seleccion {
  indice: Indice
  /** 1 at the positions of those who pass. */
  marcas: Uint8Array
  total: number
  /** How they were found, where somebody searched. */
  hallazgo: Hallazgo | null
}

interface Pedido extends Filtros {
  /** The id of a creator: those who may have lived while that one did. */
  con?: number | undefined
}

interface Fuentes {
  indice: () => Indice
  search: Busqueda
  vidas: ReturnType<typeof createVidas>
  porConfirmar: (indice: Indice, hoy: number) => Uint8Array
  /** Which year it is. */
  hoy: () => number
}

/** Gives what passes the filters. The last one is kept: a page asks about the same filters several times. */
export function createSeleccion({ indice, search, vidas, porConfirmar, hoy }: Fuentes) {
  let kept: (Seleccion & { clave: string }) | undefined

  return ({ q, period, role, vivia_en, por_confirmar, con }: Pedido): Seleccion => {
    const actual = indice()
    const clave = JSON.stringify([
      q,
      period,
      role,
      por_confirmar,
      vivia_en,
      con,
      (vivia_en ?? con ?? por_confirmar) && hoy(),
    ])
    if (kept?.clave === clave && kept.indice === actual) return kept

    const hallazgo = q ? search(actual, q) : null
    const marcas = hallazgo?.marcas ?? new Uint8Array(actual.ids.length).fill(1)
    if (period) drop(marcas, actual.periodos, (periodo) => periodo !== periodos.indexOf(period))
    if (role) drop(marcas, actual.roles, (mascara) => !(mascara & (1 << roles.indexOf(role))))
    if (vivia_en) dropWhoDidNotLive(marcas, vidas(actual, hoy()), { min: vivia_en, max: vivia_en })
    if (con) dropWhoDidNotLiveWith(marcas, vidas(actual, hoy()), posicionesDe(actual, [con])[0])
    if (por_confirmar) drop(marcas, porConfirmar(actual, hoy()), (isSuyo) => !isSuyo)
    kept = { clave, indice: actual, marcas, total: cuantas(marcas), hallazgo }
    return kept
  }
}

type SeleccionDe = ReturnType<typeof createSeleccion>

function drop<T extends Uint8Array | Uint16Array>(
  marcas: Uint8Array,
  valores: T,
  sobra: (valor: number) => boolean,
) {
  for (let i = 0; i < marcas.length; i++) if (marcas[i] && sobra(valores[i] as number)) marcas[i] = 0
}

function dropWhoDidNotLive(marcas: Uint8Array, { desde, hasta }: Vidas, { min, max }: Limites) {
  for (let i = 0; i < marcas.length; i++)
    if ((desde[i] as number) > max || (hasta[i] as number) < min) marcas[i] = 0
}

/** Of whom no year is known, nobody is a contemporary. */
function dropWhoDidNotLiveWith(marcas: Uint8Array, vidas: Vidas, posicion = -1) {
  const [min = 1, max = 0] = [vidas.desde[posicion], vidas.hasta[posicion]]
  if (min > max) marcas.fill(0)
  else dropWhoDidNotLive(marcas, vidas, { min, max })
}

function cuantas(marcas: Uint8Array): number {
  let total = 0
  for (let i = 0; i < marcas.length; i++) total += marcas[i] as number
  return total
}

export interface Pagina<T> {
  data: T[]
  total: number
  page: number
  totalPages: number
}

export const paginaDe = <T>(data: T[], total: number, page: number, limit: number): Pagina<T> => ({
  data,
  total,
  page,
  totalPages: Math.ceil(total / limit),
})

interface Partes {
  seleccionDe: SeleccionDe
  ordenes: Ordenes
  gruposDe: Grupos
  fichas: Fichas
}

export function createListado({ seleccionDe, ordenes, gruposDe, fichas }: Partes) {
  const porAnio = ({ indice }: Seleccion) => ordenes(indice, { sort: 'birth_year' })
  const listMejores = (seleccion: Seleccion, limit: number) =>
    listHallados(fichas, seleccion, losMejores(seleccion, porAnio(seleccion), gruposDe, limit))

  return {
    count: (filtros: Filtros): number => seleccionDe(filtros).total,

    ids(pedido: Pedido): number[] {
      const { indice, marcas } = seleccionDe(pedido)
      return [...indice.ids.filter((_id, posicion) => marcas[posicion])]
    },

    page(consulta: ConsultaCompleta): Pagina<CreadorHallado> {
      const { page, limit } = consulta
      const seleccion = seleccionDe(consulta)
      const offset = (page - 1) * limit
      const ids =
        offset < seleccion.total ? tramo(seleccion, ordenes(seleccion.indice, consulta), offset, limit) : []
      return paginaDe(listHallados(fichas, seleccion, ids), seleccion.total, page, limit)
    },

    /** What a search finds, best first. */
    search: (q: string, limit: number): CreadorHallado[] => listMejores(seleccionDe({ q }), limit),

    /** The best of what a search and the other filters leave, and whether it is only almost what was searched. */
    best(filtros: Filtros): { creador: CreadorHallado; casi: boolean } | null {
      const seleccion = seleccionDe(filtros)
      const [creador] = filtros.q ? listMejores(seleccion, 1) : []
      return creador ? { creador, casi: seleccion.hallazgo?.hasta === CASI } : null
    },

    /** Of the published ones that pass the filters, in birth-year order. */
    findAt(position: number, filtros: Filtros): Creador | undefined {
      const cuales = seleccionDe(filtros)
      return fichas.listByIds(tramo(cuales, porAnio(cuales), position, 1))[0]
    },
  }
}

/** Each with what of it was found, where somebody searched. */
function listHallados(fichas: Fichas, { hallazgo }: Seleccion, ids: number[]): CreadorHallado[] {
  const creadores = fichas.listByIds(ids)
  if (!hallazgo) return creadores
  return creadores.map((uno) => {
    const coincide = coincidenciaDe(uno, hallazgo.palabras, hallazgo.hasta)
    return coincide ? { ...uno, coincide } : uno
  })
}

/** Best first, and in the usual order those that are as good. */
function losMejores(seleccion: Seleccion, orden: Int32Array, gruposDe: Grupos, limit: number): number[] {
  const { indice, hallazgo } = seleccion
  if (!hallazgo) return tramo(seleccion, orden, 0, limit)
  const ids: number[] = []
  for (const marcas of gruposDe(indice, hallazgo)) {
    ids.push(...tramo({ indice, marcas }, orden, 0, limit - ids.length))
    if (ids.length === limit) break
  }
  return ids
}

/** The ids of `limit` of those marked, after the first `offset`. */
function tramo(
  { indice, marcas }: Pick<Seleccion, 'indice' | 'marcas'>,
  orden: Int32Array,
  offset: number,
  limit: number,
): number[] {
  const ids: number[] = []
  let antes = 0
  for (const posicion of orden) {
    if (!marcas[posicion] || antes++ < offset) continue
    ids.push(indice.ids[posicion] as number)
    if (ids.length === limit) break
  }
  return ids
}

export type Listado = ReturnType<typeof createListado>

interface Decada {
  period: Periodo
  /** Its first year; null for those of an unknown year. */
  decada: number | null
  total: number
}

export interface Resumen {
  total: number
  siglos: number
  roles: number
  desde: number | null
  hasta: number | null
  periodos: { period: Periodo; total: number }[]
  decadas: Decada[]
}

/** Figures of a selection; its decades stand as on the page, so that a running sum says where each one begins. */
export function createResumen(seleccionDe: SeleccionDe) {
  return (filtros: Filtros): Resumen => {
    const seleccion = seleccionDe(filtros)
    const { desde, hasta, mascara } = extremosDe(seleccion)
    const decadas = decadasDe(seleccion)

    return {
      total: seleccion.total,
      siglos: desde === null || hasta === null ? 0 : sigloDe(hasta) - sigloDe(desde) + 1,
      roles: roles.filter((_rol, bit) => mascara & (1 << bit)).length,
      desde,
      hasta,
      periodos: [...Map.groupBy(decadas, ({ period }) => period)].map(([period, suyas]) => ({
        period,
        total: suyas.reduce((suma, { total }) => suma + total, 0),
      })),
      decadas,
    }
  }
}

/** The first and the last known year, and all the roles. */
function extremosDe({ indice: { anios, roles }, marcas }: Seleccion) {
  let [desde, hasta, mascara] = [Infinity, -Infinity, 0]
  for (let i = 0; i < marcas.length; i++) {
    if (!marcas[i]) continue
    mascara |= roles[i] as number
    const anio = anios[i] as number
    if (anio === SIN_ANIO) continue
    if (anio < desde) desde = anio
    if (anio > hasta) hasta = anio
  }
  return desde > hasta ? { desde: null, hasta: null, mascara } : { desde, hasta, mascara }
}

/** Positions are the page's, so those of a decade stand together. */
function decadasDe({ indice, marcas }: Seleccion): Decada[] {
  const decadas: Decada[] = []
  let ultima: Decada | undefined
  for (let i = 0; i < marcas.length; i++) {
    if (!marcas[i]) continue
    const period = periodos[indice.periodos[i] as number] as Periodo
    const anio = indice.anios[i] as number
    const decada = anio === SIN_ANIO ? null : Math.floor(anio / 10) * 10
    if (ultima?.period !== period || ultima.decada !== decada) {
      ultima = { period, decada, total: 0 }
      decadas.push(ultima)
    }
    ultima.total++
  }
  return decadas
}
