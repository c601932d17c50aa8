import type { Database } from '../../../db/sqlite.ts'
import { naceDesde } from '../../../src/domain/creadores/creadores.ts'
import { roles } from '../../../src/domain/sesiones/roles.ts'
import type { Changes } from '../../suelo/services/changes.ts'
import type { ConsultaCompleta } from './consultas.ts'
import { porPeriodo, porValoracion, type Votos } from './valoracion.ts'

/**
 * What places and filters the published creators, read once for each version of the catalogue: counting and ordering
 * a hundred thousand of them takes a fraction of a millisecond here. A creator's position is the timeline's, by
 * period, year and name.
 */
export interface Indice {
  /** By position, as all that follows. */
  ids: Float64Array
  /** The period's place among `periodos`. */
  periodos: Uint8Array
  /** Of birth; SIN_ANIO where it is unknown. */
  anios: Int32Array
  /** A bit for each of `roles`. */
  roles: Uint16Array
  /** Of each id, one more than its position; 0 where nobody published has it. Ids are given one after the other. */
  lugares: Int32Array
}

export const SIN_ANIO = 99_999

/** A group's, in `role_mask`: it has no age. */
const AGRUPACION = 1 << roles.indexOf('ENSEMBLE_ORCHESTRA')

type Fila = [id: number, periodo: number, anio: number, roles: number]

/** Gives the index of the catalogue as it is. */
export function createIndice(sqlite: Database, changes: Changes): () => Indice {
  const select = sqlite
    .prepare<[], Fila>(
      `SELECT id, period_order, birth_order, role_mask FROM creadores INDEXED BY creadores_linea_anio_ix
       WHERE status = 'PUBLISHED' ORDER BY period_order, birth_order, sort_name, id`,
    )
    .raw()
  let indice: Indice | undefined
  let stamp = Number.NaN

  return () => {
    const current = changes.stamp(['catalogo'])
    if (!indice || current !== stamp) {
      indice = indiceDe(select.all())
      stamp = current
    }
    return indice
  }
}

function indiceDe(filas: Fila[]): Indice {
  const ids = Float64Array.from(filas, ([id]) => id)
  const lugares = new Int32Array(ids.reduce((mayor, id) => Math.max(mayor, id), 0) + 1)
  for (let i = 0; i < ids.length; i++) lugares[ids[i] as number] = i + 1
  return {
    ids,
    periodos: Uint8Array.from(filas, ([, periodo]) => periodo),
    anios: Int32Array.from(filas, ([, , anio]) => anio),
    roles: Uint16Array.from(filas, ([, , , roles]) => roles),
    lugares,
  }
}

/** Positions of ids, in their order; of what has been published since the index was read there is none. */
export function posicionesDe({ lugares }: Indice, ids: readonly number[]): Int32Array {
  const halladas = new Int32Array(ids.length)
  let cuantas = 0
  for (const id of ids) {
    const lugar = lugares[id]
    if (lugar) halladas[cuantas++] = lugar - 1
  }
  return halladas.subarray(0, cuantas)
}

/**
 * Gives 1 at the positions of those whose dates want confirming, also of whom a year has made too old to live; they are
 * read once for each index and year, when first asked for.
 */
export function createPorConfirmar(sqlite: Database) {
  const select = sqlite
    .prepare<[{ desde: number }], number>(
      `SELECT id FROM creadores INDEXED BY creadores_por_confirmar_ix WHERE status = 'PUBLISHED' AND por_confirmar = 1
       UNION ALL
       SELECT id FROM creadores INDEXED BY creadores_anio_ix WHERE status = 'PUBLISHED' AND birth_order < :desde
         AND NOT role_mask & ${AGRUPACION} AND por_confirmar = 0
         AND coalesce(birth_max, birth_year) < :desde AND coalesce(death_min, death_year) IS NULL`,
    )
    .pluck()
  let kept: { indice: Indice; hoy: number; marcas: Uint8Array } | undefined

  return (indice: Indice, hoy: number): Uint8Array => {
    if (kept?.indice === indice && kept.hoy === hoy) return kept.marcas
    const marcas = new Uint8Array(indice.ids.length)
    for (const posicion of posicionesDe(indice, select.all({ desde: naceDesde(hoy) }))) marcas[posicion] = 1
    kept = { indice, hoy, marcas }
    return marcas
  }
}

type Orden = Pick<ConsultaCompleta, 'order' | 'group'> & {
  sort: ConsultaCompleta['sort']
}

interface Clasificacion {
  porDefecto: 'asc' | 'desc'
  asc: string
  desc: string
  /** The index that holds all that the query reads; `linea` starts with the period. */
  index: Record<'asc' | 'desc' | 'linea', string>
}

const indexes = (asc: string, linea: string, desc = asc) => ({ asc, desc, linea })

/** Whatever the direction, ties go by name, then id; read backwards, an index leaves only those to be sorted. */
const clasificaciones: Record<Exclude<Orden['sort'], 'rating'>, Clasificacion> = {
  // Those of an unknown year come last in both directions: both columns give them 99999.
  birth_year: {
    porDefecto: 'asc',
    asc: 'birth_order, sort_name, id',
    desc: 'birth_order_desc, sort_name, id',
    index: indexes('creadores_anio_ix', 'creadores_linea_anio_ix', 'creadores_anio_desc_ix'),
  },
  name: {
    porDefecto: 'asc',
    asc: 'sort_name, id',
    desc: 'sort_name DESC, id',
    index: indexes('creadores_nombre_ix', 'creadores_linea_nombre_ix'),
  },
  published_at: {
    porDefecto: 'desc',
    asc: 'published_at, sort_name, id',
    desc: 'published_at DESC, sort_name, id',
    index: indexes('creadores_publicacion_ix', 'creadores_linea_publicacion_ix'),
  },
}

/** Gives all positions of an index in some order; each order is read once for what it depends on. */
export function createOrdenes(sqlite: Database, changes: Changes) {
  const kept = new Map<string, { indice: Indice; stamp: number; posiciones: Int32Array }>()
  const selectVotos = sqlite
    .prepare<[], Votos>('SELECT creador_id, sum(estrellas), count(*) FROM valoraciones GROUP BY creador_id')
    .raw()

  const ordenes = (indice: Indice, orden: Orden): Int32Array => {
    const clave = claveDe(orden)
    // Votes change one order only.
    const stamp = orden.sort === 'rating' ? changes.stamp(['comunidad']) : 0
    const known = kept.get(clave)
    if (known && known.indice === indice && known.stamp === stamp) return known.posiciones
    const posiciones = read(indice, orden)
    kept.set(clave, { indice, stamp, posiciones })
    return posiciones
  }

  const read = (indice: Indice, orden: Orden): Int32Array => {
    if (orden.sort !== 'rating')
      return readOrdenadas(sqlite, indice, lecturaDe({ ...orden, sort: orden.sort }))
    const todas = { ...orden, group: undefined }
    if (orden.group) return porPeriodo(indice, ordenes(indice, todas))
    const porNombre = ordenes(indice, { sort: 'name', order: 'asc' })
    return porValoracion(indice, porNombre, selectVotos.all(), orden.order ?? 'desc')
  }

  return ordenes
}

const claveDe = ({ sort, order, group }: Orden) =>
  [sort, order ?? (sort === 'rating' ? 'desc' : clasificaciones[sort].porDefecto), group].join()

function readOrdenadas(sqlite: Database, indice: Indice, { index, orderBy }: Lectura): Int32Array {
  const ids = sqlite
    .prepare<[], number>(
      `SELECT id FROM creadores INDEXED BY ${index} WHERE status = 'PUBLISHED' ORDER BY ${orderBy}`,
    )
    .pluck()
    .all()
  return posicionesDe(indice, ids)
}

export type Ordenes = ReturnType<typeof createOrdenes>

interface Lectura {
  index: string
  orderBy: string
}

/** The index to read, and the order to read it in. */
function lecturaDe({ sort, order, group }: Orden & { sort: keyof typeof clasificaciones }): Lectura {
  const clasificacion = clasificaciones[sort]
  const sentido = order ?? clasificacion.porDefecto
  const orderBy = clasificacion[sentido]
  return {
    index: clasificacion.index[group ? 'linea' : sentido],
    orderBy: group ? `period_order, ${orderBy}` : orderBy,
  }
}
