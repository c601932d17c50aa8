import type { Database } from '../../../db/sqlite.ts'
import { lapsoDeVida } from '../../../src/domain/creadores/vidas.ts'
import { roles } from '../../../src/domain/sesiones/roles.ts'
import { type Indice, posicionesDe } from './indice.ts'

/** When each of the published creators lived, by position: from a year to another one, none where none is known. */
export interface Vidas {
  desde: Int16Array
  hasta: Int16Array
}

const AGRUPACION = 1 << roles.indexOf('ENSEMBLE_ORCHESTRA')

type Fila = [
  id: number,
  birth_min: number | null,
  birth_max: number | null,
  death_min: number | null,
  death_max: number | null,
  death_unknown: number,
  roles: number,
]

/** Read when somebody first asks who lived in a year: most never do, and no other page waits for it. */
export function createVidas(sqlite: Database) {
  const select = sqlite
    .prepare<[], Fila>(
      `SELECT id, birth_min, birth_max, death_min, death_max, death_unknown, role_mask FROM creadores
       WHERE status = 'PUBLISHED'`,
    )
    .raw()
  let kept: (Vidas & { indice: Indice; hoy: number }) | undefined

  return (indice: Indice, hoy: number): Vidas => {
    if (kept?.indice !== indice || kept.hoy !== hoy)
      kept = { ...vidasDe(indice, select.all(), hoy), indice, hoy }
    return kept
  }
}

function vidasDe(indice: Indice, filas: Fila[], hoy: number): Vidas {
  const desde = new Int16Array(indice.ids.length).fill(1)
  const hasta = new Int16Array(indice.ids.length)
  for (const [id, birth_min, birth_max, death_min, death_max, death_unknown, mascara] of filas) {
    const [posicion] = posicionesDe(indice, [id])
    if (posicion === undefined) continue
    const nacimiento = limites(birth_min, birth_max)
    const muerte = limites(death_min, death_max)
    const isAgrupacion = (mascara & AGRUPACION) > 0
    const lapso = lapsoDeVida({ nacimiento, muerte, death_unknown: death_unknown === 1, isAgrupacion }, hoy)
    if (!lapso) continue
    desde[posicion] = lapso.min
    hasta[posicion] = lapso.max
  }
  return { desde, hasta }
}

export const limites = (min: number | null, max: number | null) =>
  min === null || max === null ? null : { min, max }
