import { and, gt, isNotNull } from 'drizzle-orm'
import { recibos } from '../../../db/schema/recibos.ts'
import {
  type Decidido,
  p80DeDias,
  promesaDe,
  VENTANA_MS,
} from '../../../src/domain/aportes/cola-de-aportes.ts'
import type { Deps } from '../../suelo/deps.ts'
import { countPendientes } from './lectura.ts'

/** How many wait, and how soon those of before were answered. */
export function readCola({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const ahora = now()
  const { created_at, decidido_en } = recibos
  const recientes = and(isNotNull(decidido_en), gt(decidido_en, ahora - VENTANA_MS))
  const decididos = db.select({ created_at, decidido_en }).from(recibos).where(recientes).all() as Decidido[]
  const p80_dias = p80DeDias(decididos, ahora)
  return { pendientes: countPendientes(db), p80_dias, texto: promesaDe(p80_dias) }
}
