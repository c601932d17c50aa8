import type { Database } from '../../../db/sqlite.ts'
import { aniosDeVida, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import type { Periodo } from '../../../src/domain/creadores/periodos.ts'
import { type Barra, barraDeVida, VIDAS_DIBUJADAS } from '../../../src/domain/creadores/vidas.ts'
import { type Rol, roles } from '../../../src/domain/sesiones/roles.ts'
import type { ConsultaDeBanda } from './consultas.ts'
import { limites } from './vidas.ts'

/** A creator in the band of lives. */
export interface Vida extends Barra {
  slug: string
  nombre: string
  anios: string
  period: Periodo
}

interface Fila {
  slug: string
  first_name: string
  last_name: string
  period: Periodo
  main_role: string
  birth_year: number | null
  death_year: number | null
  birth_edtf: string | null
  death_edtf: string | null
  birth_min: number | null
  birth_max: number | null
  death_min: number | null
  death_max: number | null
  death_unknown: number
}

type Parametros = [{ period: string | null; mascara: number; con: number | null; ids: string | null }]

/** Who lived while somebody did, that one among them. */
interface Contemporaneos {
  con: number
  ids: number[]
}

/** Gives the lives of whom some year is known, the best known first, so many as a page can draw; of contemporaries, after the one whose they are. */
export function createBanda(sqlite: Database) {
  const select = sqlite.prepare<Parametros, Fila>(
    `SELECT slug, first_name, last_name, period, main_role, birth_year, death_year, birth_edtf, death_edtf,
       birth_min, birth_max, death_min, death_max, death_unknown
     FROM creadores
     WHERE status = 'PUBLISHED' AND (birth_min IS NOT NULL OR death_min IS NOT NULL)
       AND (:period IS NULL OR period = :period) AND (:mascara = 0 OR role_mask & :mascara)
       AND (:ids IS NULL OR id IN (SELECT value FROM json_each(:ids)))
     ORDER BY id = :con DESC, quality IS NULL, quality, rating_count DESC, sort_name, id
     LIMIT ${VIDAS_DIBUJADAS}`,
  )

  return ({ period, role }: ConsultaDeBanda, hoy: number, contemporaneos?: Contemporaneos): Vida[] => {
    const mascara = role ? 1 << roles.indexOf(role) : 0
    const { con = null, ids } = contemporaneos ?? {}
    return select
      .all({ period: period ?? null, mascara, con, ids: ids ? JSON.stringify(ids) : null })
      .flatMap((fila) => vidaDe(fila, hoy) ?? [])
  }
}

function vidaDe(fila: Fila, hoy: number): Vida | null {
  const { slug, period, birth_min, birth_max, death_min, death_max } = fila
  const mainRole: Rol[] = JSON.parse(fila.main_role)
  const death_unknown = fila.death_unknown === 1
  const isAgrupacion = mainRole.includes('ENSEMBLE_ORCHESTRA')
  const [nacimiento, muerte] = [limites(birth_min, birth_max), limites(death_min, death_max)]
  const barra = barraDeVida({ nacimiento, muerte, death_unknown, isAgrupacion }, hoy)
  if (!barra) return null
  const anios = aniosDeVida({ ...fila, mainRole, death_unknown, bio: '' }, hoy)
  return { slug, nombre: nombreCompleto(fila), anios, period, ...barra }
}
