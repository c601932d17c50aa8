import type { Database } from '../../../db/sqlite.ts'
import type { Changes } from '../../services/changes.ts'

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
